import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {themeCheckRun} from '@shopify/theme-check-node';
import {themeFolders} from '../../../demo/storefront/liquid/theme-folder.ts';
import {KIT, readKit} from '../../../src/cli/kit.ts';
import {textsFor} from '../../../src/cli/locales.ts';
import {apply, plan} from '../../../src/cli/plan.ts';
import {type Look, readLook} from '../../../src/cli/preset.ts';
import {Theme} from '../../../src/cli/theme.ts';
import {writeFile} from '../../cli/plain-theme.ts';

/** Copies the demo's theme to a temporary folder and installs the kit as the CLI does, with all files of the build. */
export async function writeWholeTheme(look: Look = 'neutral', more = noFiles): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  cpSync(themeFolders[0] ?? '', folder, {recursive: true});
  for (const [path, text] of Object.entries(more)) writeFile(folder, path, text);
  const theme = await Theme.open(folder);
  const {files, texts} = await readKit();
  const contents = [...files, ...(await readLook(KIT, look)), ...textsFor(theme.locales, texts)];
  const nothing = {places: {}, made: []};
  const steps = await plan(theme, new Map(contents), nothing);
  await apply(theme, steps, nothing, false);
  return folder;
}

const noFiles: Readonly<Record<string, string>> = {};

/** Runs Shopify's theme linter with its recommended checks. Returns one line per offense. */
export async function checkTheme(folder: string): Promise<string[]> {
  const {theme, offenses} = await themeCheckRun(folder);
  if (theme.length === 0) throw new Error(`The theme linter found no file in ${folder}.`);
  return offenses.map(({check, uri, message, start}) => `${uri}:${start.line + 1} ${check}: ${message}`);
}
