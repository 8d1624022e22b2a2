import assert from 'node:assert/strict';
import {test} from 'node:test';
import {check} from '@shopify/theme-check-node';
import {themeFolder} from '../../demo/storefront/liquid/theme-folder.ts';

test("Shopify's theme linter finds nothing to mend in the theme", async () => {
  const offences = await check(themeFolder);
  assert.deepEqual(
    offences.map(({check: name, uri, message, start}) => `${uri}:${start.line + 1} ${name}: ${message}`),
    [],
  );
});
