import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/**
 * Signs query ids, so that the pixel can trust which search a purchase came from (§6 rule 1). Each store has a key of
 * its own, which its service and its pixel share and nobody else knows.
 */
export class Signer {
  readonly #key: string | Buffer;

  constructor(key: string | Buffer = randomBytes(32)) {
    this.#key = key;
  }

  sign(queryId: string): string {
    return createHmac('sha256', this.#key).update(queryId).digest('base64url');
  }

  verify(queryId: string, signature: string): boolean {
    // Compared as text: many texts decode to the same bytes, and only one of them was handed out.
    const expected = Buffer.from(this.sign(queryId));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
