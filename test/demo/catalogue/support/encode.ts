/** Encodes a text, by what the platform decodes from each sequence of one and two bytes. */
export function encode(text: string, encoding: string): Uint8Array {
  const sequences = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, sequences);
  return Uint8Array.from(
    Array.from(text).flatMap(letter => {
      const bytes = sequences.get(letter);
      if (!bytes) throw new RangeError(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

/** Encodes a text as UTF-16 with a byte order mark. */
export function encodeUtf16(text: string, order: 'le' | 'be'): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'be' ? bytes.swap16() : bytes;
}

/** Signs of windows-1252 that Latin 1 lacks. */
const QUOTES: readonly (readonly [letter: string, byte: number])[] = [
  ['€', 0x80],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['–', 0x96],
  ['™', 0x99],
];

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, {fatal: true});
  const table = new Map<string, readonly number[]>();
  const bytes = Array.from({length: 256}, (_, byte) => byte);
  for (const sequence of [
    ...bytes.map(byte => [byte]),
    ...bytes.flatMap(lead => bytes.map(trail => [lead, trail])),
  ]) {
    const letter = decodeOne(decoder, sequence);
    if (letter && !table.has(letter)) table.set(letter, sequence);
  }
  // Node 20 reads windows-1252 as Latin 1.
  if (encoding === 'windows-1252') for (const [letter, byte] of QUOTES) table.set(letter, [byte]);
  return table;
}

function decodeOne(decoder: TextDecoder, sequence: readonly number[]): string | undefined {
  try {
    const text = decoder.decode(Uint8Array.from(sequence));
    return [...text].length === 1 ? text : undefined;
  } catch {
    return; // No letter has these bytes.
  }
}
