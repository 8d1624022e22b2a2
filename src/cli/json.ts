import {type Node, type ParseError, parseTree} from 'jsonc-parser';

/**
 * Parses JSON that may contain comments and trailing commas, as in themes.
 *
 * @throws {SyntaxError} with the line and column of the first error.
 */
export function parseJson(text: string): Node {
  const errors: ParseError[] = [];
  // jsonc-parser reports a byte order mark as an error.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, {allowTrailingComma: true});
  const [error] = errors;
  if (root && !error) return root;
  const {offset, length} = error ?? {offset: 0, length: 0};
  const part = text.slice(offset, offset + length);
  throw errorAt(offset, text, part ? `unexpected ${shorten(part)}` : 'unexpected end of the file');
}

/** Creates an error with the line and column of an offset; both count from 1. */
export function errorAt(offset: number, text: string, problem: string): SyntaxError {
  const lines = text.slice(0, offset).split('\n');
  return new SyntaxError(`line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${problem}`);
}

const shorten = (part: string): string => (part.length > 30 ? `${part.slice(0, 30)}…` : part);
