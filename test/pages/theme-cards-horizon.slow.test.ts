import {rmSync} from 'node:fs';
import {writeCardsTheme} from './cards-theme.ts';
import {test} from './fixtures.ts';
import {testThemeCards} from './theme-cards-tests.ts';

const theme = writeCardsTheme('horizon');

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

testThemeCards();
