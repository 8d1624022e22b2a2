import {isAscii} from 'node:buffer';
import {type Decode, decodeBytes, decoderOf} from './decoded-bytes.ts';

/**
 * Decodes a file or a response body as a stream, in the encoding that is detected from its bytes, without the byte order mark.
 *
 * @throws {CatalogueError} if it is not text in an encoding that spreadsheets and editors save.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const sample: Uint8Array[] = [];
  let decode: Decode | undefined;
  for await (const chunk of chunks) {
    if (decode) yield decode(chunk);
    else if (sample.length === 0 && isPlain(chunk)) yield Buffer.from(chunk).toString('latin1');
    else sample.push(chunk);
    if (!decode && sizeOf(sample) >= ENOUGH) {
      const beginning = Buffer.concat(sample);
      decode = decoderOf(beginning, file);
      yield decode(beginning);
    }
  }
  if (decode) yield decode();
  else yield decodeBytes(Buffer.concat(sample), file);
}

/** Reads the beginning of a text ahead. */
export async function peek(
  texts: AsyncIterable<string>,
): Promise<{readonly head: string; readonly all: AsyncGenerator<string>}> {
  const iterator = texts[Symbol.asyncIterator]();
  let head = '';
  while (head.length < HEAD_LENGTH) {
    const {done, value} = await iterator.next();
    if (done) break;
    head += value;
  }
  async function* all(): AsyncGenerator<string> {
    yield head;
    yield* {[Symbol.asyncIterator]: () => iterator};
  }
  return {head, all: all()};
}

const HEAD_LENGTH = 4096;
/** Bytes from the first letters that are not ASCII on. */
const ENOUGH = 1 << 16;

/** Whether all encodings read the bytes alike: ASCII without the zeros of UTF-16 and the escapes of ISO-2022-JP. */
function isPlain(chunk: Uint8Array): boolean {
  return isAscii(chunk) && !chunk.includes(0) && !chunk.includes(0x1b);
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, {length}) => size + length, 0);
}
