import type {Theme} from './theme.ts';

/** A line of the theme's own that names the kit. */
export interface Trace {
  /** Its file and number. */
  readonly place: string;
  readonly line: string;
  /** What to do with it when the kit is removed. */
  readonly task: string;
}

/** What to do with a line, by what is in it. */
const TASKS: readonly (readonly [pattern: RegExp, task: string])[] = [
  [/render 'storefront-search'/, 'delete'],
  [/storefront-search-box|<search-box/, "in its place, put the theme's search form back"],
  [/"type":\s*"storefront-search-/, "in its place, put the theme's section back"],
  [/storefront-search/, 'take out what names the kit'],
];

/** Finds the lines that use the kit, outside its own files. */
export async function findTraces(theme: Theme): Promise<Trace[]> {
  const files = (await theme.filesNaming(/storefront-search/)).filter(
    file => !file.includes('storefront-search'),
  );
  const traces = await Promise.all(files.map(async file => tracesIn(file, (await theme.read(file)) ?? '')));
  return traces.flat();
}

function tracesIn(file: string, text: string): Trace[] {
  return text.split('\n').flatMap((line, index) => {
    const [, task] = TASKS.find(([pattern]) => pattern.test(line)) ?? [];
    return task && line.includes('storefront-search')
      ? [{place: `${file}:${index + 1}`, line: line.trim(), task}]
      : [];
  });
}
