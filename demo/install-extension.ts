import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {extensionFiles} from '../src/cli/extension/extension-files.ts';
import {readKit} from '../src/cli/kit.ts';

/** Writes the theme app extension to a temporary folder, as `npm run extension` does, until this process ends. */
export async function installExtension(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-search-extension-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  for (const [place, text] of await extensionFiles(await readKit())) {
    mkdirSync(join(folder, dirname(place)), {recursive: true});
    writeFileSync(join(folder, place), text);
  }
  return folder;
}
