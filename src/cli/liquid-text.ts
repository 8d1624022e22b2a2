import {stripComments} from 'jsonc-parser';

/** Replaces text that Liquid or JSON does not read, comments and raw text, with spaces, so that all other text keeps its position. */
export function withoutComments(file: string, text: string): string {
  if (file.endsWith('.json')) return stripComments(text, ' ');
  const rest = UNREAD.reduce((left, pattern) => left.replace(pattern, blank), text);
  return rest.replace(/\{%-?\s*liquid\b[\s\S]*?%\}/g, tag =>
    tag.replace(/^\s*#.*$|^\s*comment\b[\s\S]*?\bendcomment\b/gm, blank),
  );
}

const UNREAD: readonly RegExp[] = [
  /\{%-?\s*(comment|doc|raw)\b[\s\S]*?\{%-?\s*end\1\s*-?%\}/g,
  /\{%-?\s*#[\s\S]*?%\}/g,
];

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
