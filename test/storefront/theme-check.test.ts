import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {themeCheckRun} from '@shopify/theme-check-node';
import {themeFolders} from '../../demo/storefront/liquid/theme-folder.ts';

const whole = mkdtempSync(join(tmpdir(), 'theme-'));

after(() => rmSync(whole, {recursive: true}));

test("Shopify's theme linter, with its recommended checks, finds nothing to mend in the theme and the kit", async () => {
  const texts: Record<string, object> = {};
  for (const folder of themeFolders.toReversed()) {
    cpSync(folder, whole, {recursive: true});
    for (const name of readdirSync(join(folder, 'locales'))) {
      const language = name.slice(0, 2);
      texts[language] = {
        ...texts[language],
        ...JSON.parse(readFileSync(join(folder, 'locales', name), 'utf8')),
      };
    }
  }
  rmSync(join(whole, 'locales/en.json'));
  writeFileSync(join(whole, 'locales/en.default.json'), JSON.stringify(texts.en));
  writeFileSync(join(whole, 'locales/ja.json'), JSON.stringify(texts.ja));
  const {theme, offenses} = await themeCheckRun(whole);
  assert.notEqual(theme.length, 0);
  const found = offenses.map(
    ({check, uri, message, start}) => `${uri}:${start.line + 1} ${check}: ${message}`,
  );
  assert.deepEqual(found, []);
});
