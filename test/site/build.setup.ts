import {execFileSync} from 'node:child_process';
import {test as setup} from '@playwright/test';
import {FOLDER} from './fixtures.ts';

setup('npm run site writes the site', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/site/main.ts', FOLDER], {stdio: 'inherit'});
});
