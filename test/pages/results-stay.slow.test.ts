import {testResultsStay} from './results-stay.ts';

testResultsStay('on a phone in English with slow 4G', {viewport: 'phone', locale: 'en', isSlow: true});
testResultsStay('on a desktop in Japanese with slow 4G', {locale: 'ja', isSlow: true, ahead: 'off'});
