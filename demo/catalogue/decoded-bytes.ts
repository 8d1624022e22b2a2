import {CatalogueError} from './catalogue-error.ts';
import {createDecoder, detectEncoding} from './encoding.ts';

/**
 * Decodes a whole text, in the encoding that is detected from its bytes, without the byte order mark.
 *
 * @throws {CatalogueError} if it is not text in an encoding that spreadsheets and editors save.
 */
export function decodeBytes(bytes: Uint8Array, file: string): string {
  const decode = decoderOf(bytes, file);
  return decode(bytes) + decode();
}

/** Decodes the next bytes, or what is left at the end. */
export type Decode = (bytes?: Uint8Array) => string;

/**
 * Creates the decoder for a text by its beginning.
 *
 * @throws {CatalogueError} if it is not text in an encoding that spreadsheets and editors save.
 */
export function decoderOf(beginning: Uint8Array, file: string): Decode {
  const encoding = detectEncoding(beginning);
  if (!encoding) throw new CatalogueError(`${file} ${complain(beginning)}`);
  const {decode} = createDecoder(encoding);
  return bytes => {
    try {
      return decode(bytes);
    } catch {
      throw new CatalogueError(
        `${file} contains text in ${encoding.toUpperCase()} and in another encoding, or is damaged: ${ADVICE}`,
      );
    }
  };
}

function complain(beginning: Uint8Array): string {
  const isBinary = beginning.includes(0) || (beginning[0] === 0x50 && beginning[1] === 0x4b);
  if (isBinary) return 'is not a text file: export the catalogue as CSV, or save /products.json.';
  return `is not text in UTF-8, UTF-16, Shift_JIS or Windows-1252: ${ADVICE}`;
}

const ADVICE = 'save it as UTF-8, which spreadsheets call “CSV UTF-8”.';
