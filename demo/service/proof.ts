import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

/** Signs query ids, so that the pixel can trust which search a purchase came from (§6 rule 1). */
export class Prover {
  readonly #key: string | Buffer;

  constructor(key: string | Buffer = randomBytes(32)) {
    this.#key = key;
  }

  prove(queryId: string): string {
    return this.#sign(queryId).toString('base64url');
  }

  verify(queryId: string, proof: string): boolean {
    const expected = this.#sign(queryId);
    const given = Buffer.from(proof, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(queryId: string): Buffer {
    return createHmac('sha256', this.#key).update(queryId).digest();
  }
}
