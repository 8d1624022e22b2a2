import {withoutComments} from './liquid-text.ts';
import type {Theme} from './theme.ts';

/**
 * Returns the files that the platform reads to render some files of a theme, starting with these, by path, with their text
 * without comments.
 */
export async function filesReachedFrom(
  theme: Theme,
  starts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reached = new Map<string, string>();
  let next = [...starts];
  while (next.length > 0) {
    const found = await Promise.all(
      next.map(async file => [file, await theme.readIfReadable(file)] as const),
    );
    for (const [file, text] of found) if (text !== undefined) reached.set(file, withoutComments(file, text));
    const named = next.flatMap(file => namesIn(file, reached.get(file) ?? ''));
    next = [...new Set(named)].filter(file => !reached.has(file));
    // Marks the files as reached, so that a missing file is not read twice.
    for (const file of next) reached.set(file, '');
  }
  return reached;
}

/** The files that a text names. A type in JSON may be a section's or a block's. */
function namesIn(file: string, text: string): string[] {
  const pairs = [...text.matchAll(file.endsWith('.json') ? TYPE : TAG)].map(
    ([, tag = 'type', name = '']) => [tag, name] as const,
  );
  return pairs.flatMap(([tag, name]) => (PLACES[tag] ?? (() => []))(name));
}

const TAG = /\b(render|include|sections?|content_for)\s+['"](?:block['"]\s*,\s*type:\s*['"])?([\w./-]+)['"]/g;
const TYPE = /"(type)"\s*:\s*"([\w-]+)"/g;

const PLACES: Readonly<Record<string, (name: string) => readonly string[]>> = {
  render: name => [`snippets/${name}.liquid`],
  include: name => [`snippets/${name}.liquid`],
  section: name => [`sections/${name}.liquid`],
  sections: name => [`sections/${name}.json`],
  content_for: name => [`blocks/${name}.liquid`],
  type: name => [`sections/${name}.liquid`, `blocks/${name}.liquid`],
};
