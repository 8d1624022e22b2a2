import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {themeCheckRun} from '@shopify/theme-check-node';
import {themeFolders} from '../../demo/storefront/liquid/theme-folder.ts';
import {readKit} from '../../src/cli/kit.ts';
import {textsFor} from '../../src/cli/locales.ts';
import {carryOut, plan} from '../../src/cli/plan.ts';
import {Theme} from '../../src/cli/theme.ts';

/** The demo's theme in a temporary folder, with the kit in it as the command copies it. */
export async function writeWholeTheme(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  cpSync(themeFolders[0] ?? '', folder, {recursive: true});
  const theme = await Theme.open(folder);
  const {files, texts} = await readKit();
  const nothing = {places: {}, made: []};
  const steps = await plan(theme, new Map([...files, ...textsFor(theme.locales, texts)]), nothing);
  await carryOut(theme, steps, nothing, false);
  return folder;
}

/** What Shopify's theme linter, with its recommended checks, finds to mend in a theme, one line each. */
export async function checkTheme(folder: string): Promise<string[]> {
  const {theme, offenses} = await themeCheckRun(folder);
  if (theme.length === 0) throw new Error(`The theme linter found no file in ${folder}.`);
  return offenses.map(({check, uri, message, start}) => `${uri}:${start.line + 1} ${check}: ${message}`);
}
