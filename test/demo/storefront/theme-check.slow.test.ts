import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from 'node:test';
import {checkTheme, writeWholeTheme} from '../../support/whole-theme.ts';

test("Shopify's theme linter, with its recommended checks, finds nothing to mend in the theme and the kit", async () => {
  const theme = await writeWholeTheme();
  assert.deepEqual(await checkTheme(theme), []);
  rmSync(theme, {recursive: true});
});
