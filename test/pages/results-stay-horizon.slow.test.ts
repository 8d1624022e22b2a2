import {test} from './fixtures.ts';
import {testResultsStay} from './results-stay.ts';
import {writeThemeWithLists} from './results-stay-theme.ts';

test.use({demoArguments: ['--theme', writeThemeWithLists('horizon')]});

testResultsStay('on a phone with Horizon and slow 4G', {viewport: 'phone', locale: 'en', isSlow: true});
testResultsStay('on a desktop with Horizon', {locale: 'en', ahead: 'off'});
