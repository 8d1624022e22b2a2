import assert from 'node:assert/strict';
import {test} from 'node:test';
import {explainNetworkError, ObstacleError} from '../../../src/cli/check/store-client.ts';

const SHOP = new URL('https://shop.example/');

/** The sentence for a failure of `fetch`, with its code. */
function explain(code: string): [code: string, text: string] {
  const error = explainNetworkError(new TypeError('fetch failed', {cause: {code}}), SHOP);
  assert.ok(error instanceof ObstacleError);
  return [error.code, error.text];
}

test('explains a certificate that can’t be trusted', () => {
  const reasons = {
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another domain',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a known authority',
    ERR_SSL_DECRYPTION_FAILED: 'no secure connection could be made (ERR_SSL_DECRYPTION_FAILED)',
  };
  for (const [code, reason] of Object.entries(reasons))
    assert.deepEqual(explain(code), ['tls', `shop.example can't be trusted: ${reason}.`]);
});

test('explains a missing network', () => {
  const [code, text] = explain('ENOTFOUND');
  assert.equal(code, 'no_answer');
  assert.equal(text, 'shop.example was not found. Check the address and your network connection.');
  assert.equal(
    explain('EHOSTUNREACH')[1],
    "shop.example can't be reached (EHOSTUNREACH). Check the address and your network connection.",
  );
});

test('explains that an answer took too long', () => {
  const error = explainNetworkError(new DOMException('late', 'TimeoutError'), SHOP);
  assert.equal((error as Error).message, 'shop.example did not answer within 20 s. Try again later.');
});

test('returns a bug unchanged', () => {
  const bug = new TypeError('x is not a function');
  assert.equal(explainNetworkError(bug, SHOP), bug);
});
