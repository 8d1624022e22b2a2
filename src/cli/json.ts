import {type Node, type ParseError, parseTree} from 'jsonc-parser';

/**
 * Parses JSON with the comments and trailing commas that themes have in it.
 *
 * @throws {SyntaxError} that names the line and column of the first error.
 */
export function parseJson(text: string): Node {
  const errors: ParseError[] = [];
  // The parser does not skip a byte order mark.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, {allowTrailingComma: true});
  const [error] = errors;
  if (root && !error) return root;
  const {offset, length} = error ?? {offset: 0, length: 0};
  const part = text.slice(offset, offset + length);
  throw errorAt(offset, text, part ? `${shorten(part)} can't stand here` : 'it ends too early');
}

/** An error with the line and column of an offset, as editors count them. */
export function errorAt(offset: number, text: string, problem: string): SyntaxError {
  const lines = text.slice(0, offset).split('\n');
  return new SyntaxError(`line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${problem}`);
}

const shorten = (part: string): string => (part.length > 30 ? `${part.slice(0, 30)}…` : part);
