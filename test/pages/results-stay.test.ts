import {testResultsStay} from './results-stay.ts';

testResultsStay('on a phone in Japanese', {viewport: 'phone', locale: 'ja'});
testResultsStay('on a desktop in English', {locale: 'en', ahead: 'off'});
