import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from 'node:test';
import {checkTheme, writeWholeTheme} from '../../support/whole-theme.ts';

test("Shopify's theme linter finds no offense in the theme and the kit with its recommended checks", async () => {
  const theme = await writeWholeTheme();
  assert.deepEqual(await checkTheme(theme), []);
  rmSync(theme, {recursive: true});
});
