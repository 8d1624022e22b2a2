/** A value in a JSON text, and where it stands in it. */
export interface JsonNode {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  /** The members of an object; no list or text has any. */
  readonly members?: readonly JsonMember[];
}

export interface JsonMember {
  readonly name: string;
  readonly start: number;
  readonly node: JsonNode;
  /** Where the comma stands that follows it, if one does. */
  readonly comma?: number;
}

/**
 * Reads JSON, with the comments and the last commas that themes have in it.
 *
 * @throws {SyntaxError} that names line and column where the text is no JSON.
 */
export function readJson(text: string): JsonNode {
  const tokens = [...text.matchAll(TOKEN)]
    .map(({0: part, index}) => ({part, start: index, end: index + part.length}))
    .filter(({part}) => !/^\/[/*]/.test(part));
  let at = 0;
  const root = readValue();
  return at < tokens.length ? refuse() : root;

  function readValue(): JsonNode {
    const {part, start, end} = tokens[at] ?? refuse();
    if (part === '{') return readObject(start);
    if (part === '[') return readList(start);
    const value = readScalar(part);
    at += 1;
    return {value, start, end};
  }

  function readObject(start: number): JsonNode {
    const members: JsonMember[] = [];
    const end = readUntil('}', () => {
      const name = tokens[at] ?? refuse();
      if (!name.part.startsWith('"')) refuse();
      const key = String(readScalar(name.part));
      at += 1;
      take(':');
      const node = readValue();
      const comma = isNext(',') ? tokens[at]?.start : undefined;
      members.push({name: key, start: name.start, node, comma});
    });
    const value = Object.fromEntries(members.map(({name, node}) => [name, node.value]));
    return {value, start, end, members};
  }

  function readList(start: number): JsonNode {
    const value: unknown[] = [];
    const end = readUntil(']', () => value.push(readValue().value));
    return {value, start, end};
  }

  /** Reads what stands between commas to a closing sign. @returns where that ends. */
  function readUntil(closing: string, readOne: () => void): number {
    at += 1;
    while (!isNext(closing)) {
      readOne();
      if (!isNext(closing)) take(',');
    }
    return take(closing).end;
  }

  function readScalar(part: string): unknown {
    try {
      return JSON.parse(part);
    } catch {
      return refuse();
    }
  }

  function isNext(part: string): boolean {
    return tokens[at]?.part === part;
  }

  function take(part: string) {
    const token = tokens[at];
    if (token?.part !== part) return refuse();
    at += 1;
    return token;
  }

  function refuse(): never {
    const {part, start} = tokens[at] ?? {part: undefined, start: text.length};
    const problem = part === undefined ? 'it ends too early' : `${shorten(part)} can't stand here`;
    throw new SyntaxError(`${placeOf(start, text)}: ${problem}`);
  }
}

/** Where something stands in a text, as editors count. */
export function placeOf(start: number, text: string): string {
  const lines = text.slice(0, start).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Strings, comments, signs, words (numbers, `true`, `false`, `null`), and what is none of these. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{}[\]:,]|[^\s"{}[\]:,/]+|\S/g;

const shorten = (part: string): string => (part.length > 30 ? `${part.slice(0, 30)}…` : part);
