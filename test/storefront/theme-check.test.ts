import assert from 'node:assert/strict';
import {test} from 'node:test';
import {themeCheckRun} from '@shopify/theme-check-node';
import {themeFolder} from '../../demo/storefront/liquid/theme-folder.ts';

test("Shopify's theme linter, with its recommended checks, finds nothing to mend in the theme", async () => {
  const {theme, offenses} = await themeCheckRun(themeFolder);
  assert.notEqual(theme.length, 0);
  const found = offenses.map(
    ({check, uri, message, start}) => `${uri}:${start.line + 1} ${check}: ${message}`,
  );
  assert.deepEqual(found, []);
});
