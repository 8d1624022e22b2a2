import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';

/** The front matter of a text. */
export type Fields = z.output<typeof fields>;

export type FrontMatter = {readonly fields: Fields; readonly body: string} | {readonly problem: string};

const line = z.string('must be a text').trim();
const fields = z.object({
  title: line.min(1, 'must not be empty'),
  author: line.optional(),
  date: line
    .refine(date => !Number.isNaN(Date.parse(date)), 'must be a date such as 2026-03-01')
    .transform(date => new Date(date).toISOString())
    .optional(),
  tags: z
    .union([z.array(line), line.transform(tags => tags.split(',').map(tag => tag.trim()))], {
      error: 'must be a list of texts',
    })
    .transform(tags => tags.filter(Boolean))
    .default([]),
  image: line.optional(),
});

/** Separates a Markdown text from its front matter. */
export function readFrontMatter(text: string): FrontMatter {
  const [whole, yaml] = /^\uFEFF?---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) {
    return {problem: 'line 1: there is no front matter, such as "---", "title: About us", "---"'};
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines});
  const [error] = document.errors;
  // Line 1 is the opening `---`.
  if (error) return {problem: `line ${(error.linePos?.[0].line ?? 0) + 1}: ${firstLine(error.message)}`};
  const read = fields.safeParse(document.toJS() ?? {});
  if (read.success) return {fields: read.data, body: text.slice(whole.length)};
  const {path = [], message} = read.error.issues[0] ?? {};
  const node: unknown = document.getIn([...path], true);
  const place = hasRange(node) ? lines.linePos(node.range[0]).line + 1 : 1;
  return {problem: `line ${place}: ${path.join('.') || 'front matter'}: ${message}`};
}

function hasRange(node: unknown): node is {range: readonly number[] & {0: number}} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? message;
}
