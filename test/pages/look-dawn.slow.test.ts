import {rmSync} from 'node:fs';
import {test} from './fixtures.ts';
import {LOOK_TEMPLATES, testLook} from './look-tests.ts';
import {writeLookTheme} from './look-theme.ts';

const theme = writeLookTheme('dawn', LOOK_TEMPLATES);

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

testLook();
