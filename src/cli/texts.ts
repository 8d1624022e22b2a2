import {relative} from 'node:path';
import type {HandEdit} from './hand-edits.ts';
import {CHUNK, KIT, TEXTS} from './kit.ts';
import {isText, readPlace} from './place.ts';
import type {Step, StepKind} from './plan.ts';
import type {Trace} from './traces.ts';

export const USAGE = `Usage:
  storefront-search-elements add PATH      copies snippets, sections, texts and scripts into the theme at PATH
  storefront-search-elements remove PATH   deletes the copied files and texts that you did not change
  storefront-search-elements check URL     checks the search service of the store at URL; see check --help

  --bundle    with add: copies one script instead of the loader and its chunks
  --undo      with add: removes, as \`remove\` does
  --dry-run   prints what it would do, and changes nothing
  --yes       does not ask for confirmation
  --help, -h  prints this, and with check the options of check`;

/** The command's two actions. */
export type Action = 'add' | 'remove';

const HEADINGS: Readonly<Record<StepKind, string>> = {
  add: 'Will add',
  update: 'Will bring up to date',
  delete: 'Will delete',
  same: 'Up to date',
  found: 'There already as it is to be, and recorded from now on',
  present: 'There already, and left to you',
  changed: 'Changed by you, and left as it is',
  both: `Changed by you, and left as it is; there is something new to take over from ${KIT}`,
  gone: 'Deleted by you',
  conflict: 'In the way',
};

/** Describes a plan: each changed place by name, the unchanged ones by their number. */
export function describePlan(folder: string, action: Action, steps: readonly Step[]): string {
  const kinds = Object.keys(HEADINGS) as StepKind[];
  const parts = kinds.flatMap(kind => {
    const some = steps.filter(step => step.kind === kind);
    if (some.length === 0) return [];
    if (kind === 'same' || kind === 'found') return [`${HEADINGS[kind]}: ${filesOf(some).length}`];
    return [`${HEADINGS[kind]}:`, ...listFiles(some), ...listTexts(some, steps)];
  });
  const nothing =
    action === 'remove' && steps.length === 0 ? ['Nothing here was written by this program.'] : [];
  return [`Folder: ${folder}`, ...parts, ...nothing].join('\n');
}

/** Lists files. Several chunks share one line, since nobody edits them. */
function listFiles(steps: readonly Step[]): string[] {
  const places = steps.map(({place}) => place).filter(place => !isText(place));
  const chunks = places.filter(place => CHUNK.test(place));
  if (chunks.length < 2) return places.map(place => `  ${place}`);
  const others = places.filter(place => !CHUNK.test(place));
  return [...others.map(place => `  ${place}`), `  assets/*-<hash>.js (${chunks.length})`];
}

/** The longest list of texts or files that is printed in full. */
const NAMED = 6;

/** Lists locale files. A file only some of whose texts are affected gets a line with their names. */
function listTexts(some: readonly Step[], all: readonly Step[]): string[] {
  const textsOf = (file: string, steps: readonly Step[]) =>
    steps.map(({place}) => place).filter(place => place.startsWith(`${file}#`));
  const files = filesOf(some.filter(({place}) => isText(place)));
  const isWhole = (file: string) => textsOf(file, some).length === textsOf(file, all).length;
  const parts = files
    .filter(file => !isWhole(file))
    .map(file => {
      const [texts, line] = [textsOf(file, some), `  ${file}#${TEXTS}`];
      if (texts.length > NAMED) return `${line} (${texts.length} of ${textsOf(file, all).length})`;
      return `${line}: ${texts.map(text => text.slice(`${file}#${TEXTS}.`.length)).join(', ')}`;
    });
  return [...listWhole(files.filter(isWhole)), ...parts];
}

/** Lists locale files all of whose texts are affected. Many files of a kind share one line: a theme has up to fifty. */
function listWhole(files: readonly string[]): string[] {
  const isSchema = (file: string) => file.endsWith('.schema.json');
  const kinds = [files.filter(file => !isSchema(file)), files.filter(isSchema)];
  return kinds
    .flatMap(kind => (kind.length > NAMED ? inOneName(kind) : kind))
    .map(file => `  ${file}#${TEXTS}`);
}

/** Joins locale files into one shell pattern. */
const inOneName = (files: readonly string[]): string =>
  `locales/{${files.map(file => file.slice('locales/'.length, -'.json'.length)).join(',')}}.json`;

const filesOf = (steps: readonly Step[]): string[] => [
  ...new Set(steps.map(({place}) => readPlace(place).file)),
];

/** Describes the files that a theme gets: how many, and how large they are. */
export function describeSize(wanted: ReadonlyMap<string, string>): string {
  const files = [...wanted].filter(([place]) => !isText(place));
  const assets = files.filter(([place]) => place.startsWith('assets/'));
  const bytes = (some: typeof files) =>
    some.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0).toLocaleString('en');
  return `In all: ${files.length} files, ${bytes(files)} bytes; ${assets.length} of them in assets/, ${bytes(assets)} bytes`;
}

/** Lists languages of the theme that the kit has no texts in. */
export const describeMissing = (languages: readonly string[]): string[] =>
  languages.length > 0 ? [`No texts of the kit in: ${languages.join(', ')}. They get its English ones.`] : [];

/** Lists the edits that are left to the developer; empty if there are none. */
export function describeHandEdits(edits: readonly HandEdit[]): string {
  const lines = edits.map(
    ({place, task, code}, index) => `  ${index + 1}. ${place}: ${task}\n       ${code}`,
  );
  const editor = 'Steps for templates can be done in the theme editor as well: replace the sections there.';
  return lines.length > 0 ? ['', 'Left to do by hand:', ...lines, '', editor].join('\n') : '';
}

/** Returns the command line that undoes an `add`. */
export const undoLine = (path: string): string => `To undo it: ${calledAs()} remove ${quoted(path)}`;

function quoted(path: string): string {
  if (/^[\w./:\\@~+-]+$/.test(path)) return path;
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Returns the command line that started this program. */
function calledAs(): string {
  const [, script = ''] = process.argv;
  return process.env.npm_command === 'exec'
    ? 'npx storefront-search-elements'
    : `node ${relative('', script)}`;
}

/** Lists the lines that name the kit, by file and number. */
export function describeTraces(traces: readonly Trace[]): string {
  const lines = traces.map(
    ({place, line, task}, index) => `  ${index + 1}. ${place}: ${task}\n       ${line}`,
  );
  return lines.length > 0 ? `\nLeft to do by hand:\n${lines.join('\n')}` : '';
}
