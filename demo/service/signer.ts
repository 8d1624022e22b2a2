import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/**
 * Signs query ids, so that the pixel can verify which search led to a purchase (§6 rule 1). Each store has its own
 * key, shared by its service and its pixel only.
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
    // Compares the encoded texts: several of them decode to the same bytes, and only one was issued.
    const expected = Buffer.from(this.sign(queryId));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
