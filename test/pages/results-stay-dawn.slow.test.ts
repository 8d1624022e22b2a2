import {test} from './fixtures.ts';
import {testResultsStay} from './results-stay.ts';
import {writeThemeWithLists} from './results-stay-theme.ts';

test.use({demoArguments: ['--theme', writeThemeWithLists('dawn')]});

testResultsStay('on a phone with Dawn and slow 4G', {viewport: 'phone', locale: 'en', isSlow: true});
testResultsStay('on a desktop with Dawn', {locale: 'en', ahead: 'off'});
