import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {permissionsOf} from '../../src/service/browser/page-policy.ts';

const STRICT = "default-src 'none'; script-src 'self' 'inline-speculation-rules'";
const TRUSTED = "require-trusted-types-for 'script'";

describe('speculation rules', () => {
  for (const [what, ...policies] of [
    ['by a page without a policy', ''],
    ['by a policy without sources for scripts', "frame-ancestors 'none'"],
    ['by their own source', STRICT],
    ['by inline scripts', "script-src 'self' 'unsafe-inline'"],
    ['by `default-src`, if there is nothing closer', "default-src 'self' 'inline-speculation-rules'"],
    [
      'by `script-src-elem`, which is closer than `script-src`',
      "script-src 'none'; script-src-elem 'inline-speculation-rules'",
    ],
    ['by the first of two directives of a name', "script-src 'inline-speculation-rules'; script-src 'none'"],
    [
      'by a directive in capitals and with many spaces',
      "  SCRIPT-SRC   'self'   'inline-speculation-rules' ;",
    ],
    ['by a policy of Trusted Types that does not restrict their names', `${STRICT}; ${TRUSTED}`],
    [
      'by a policy of Trusted Types with their name',
      `${STRICT}; ${TRUSTED}; trusted-types lit-html storefront-search`,
    ],
    ['by a policy of Trusted Types with any name', `${STRICT}; ${TRUSTED}; trusted-types *`],
    ['by two headers that each allow them', STRICT, "script-src 'unsafe-inline'"],
  ]) {
    test(`are allowed ${what}`, () => {
      assert.equal(permissionsOf(policies).rules, true);
    });
  }

  for (const [what, ...policies] of [
    ['by a policy without their source', "script-src 'self'"],
    ['by `default-src`, if there is nothing closer', "default-src 'self'"],
    ['beside a nonce', "script-src 'inline-speculation-rules' 'nonce-r4nd0m'"],
    ['beside a hash', "script-src 'unsafe-inline' 'sha256-abc='"],
    ['beside `strict-dynamic`', "script-src 'inline-speculation-rules' 'strict-dynamic'"],
    ['by Trusted Types without their name', `${STRICT}; ${TRUSTED}; trusted-types lit-html`],
    ['by one of two headers', STRICT, "script-src 'self'"],
    ['by one of two policies in a header', `${STRICT}, script-src 'self'`],
  ]) {
    test(`are forbidden ${what}`, () => {
      assert.equal(permissionsOf(policies).rules, false);
    });
  }

  test('have to be Trusted Types if one of the policies wants that', () => {
    assert.equal(permissionsOf([STRICT]).needsTrustedTypes, false);
    assert.equal(permissionsOf([STRICT, TRUSTED]).needsTrustedTypes, true);
    assert.equal(permissionsOf(["require-trusted-types-for 'style'"]).needsTrustedTypes, false);
  });
});

test('links are prefetched unless a policy leaves out the store itself', () => {
  const links = (...policies: string[]) => permissionsOf(policies).links;
  assert.deepEqual(
    [
      links(''),
      links("default-src 'self'"),
      links('prefetch-src *'),
      links("default-src 'none'; prefetch-src 'self'"),
    ],
    [true, true, true, true],
  );
  assert.deepEqual(
    [
      links("default-src 'none'"),
      links('default-src https:'),
      links("default-src 'self'; prefetch-src 'none'"),
      links('', "default-src 'none'"),
    ],
    [false, false, false, false],
  );
});
