import {relative} from 'node:path';
import type {GuideStep} from './guide/guide-step.ts';
import {CHUNK, KIT, TEXTS} from './kit.ts';
import {isText, readPlace} from './locale-file.ts';
import {type Locales, untranslated} from './locales.ts';
import type {Step, StepKind} from './plan.ts';
import type {Use} from './uses.ts';

export const USAGE = `Usage:
  storefront-search-elements add PATH      copies snippets, sections, texts and scripts into the theme at PATH
  storefront-search-elements remove PATH   deletes the copied files and texts, except those that you changed
  storefront-search-elements extension DIR writes a theme app extension into the folder DIR; see extension --help
  storefront-search-elements check URL     checks the search service of the store at URL; see check --help

  --bundle    with add: copies one script instead of the loader and its chunks
  --cards     with add: where lists show the theme's own cards: collections, everywhere or none; otherwise it asks, once
  --undo      with add: the same as remove
  --dry-run   prints what it would do, and changes nothing
  --yes       does not ask for confirmation
  --help, -h  prints this text; check --help and extension --help print their own options`;

const HEADINGS: Readonly<Record<Exclude<StepKind, 'same'>, string>> = {
  add: 'Will add',
  update: 'Will update',
  delete: 'Will delete',
  kept: 'Will keep, because you wrote or changed them',
  conflict: 'Conflict, because the folder has other files with these names',
};

/** Describes a plan: each changed place by name, the unchanged ones by their number. */
export function describePlan(folder: string, steps: readonly Step[]): string {
  const kinds = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
  const parts = kinds.flatMap(kind =>
    listUnder(
      HEADINGS[kind],
      steps.filter(step => step.kind === kind),
      steps,
    ),
  );
  const newVersions = listUnder(
    `The kit has newer versions of these in ${KIT}; compare them with yours`,
    steps.filter(step => step.hasNewVersion),
    steps,
  );
  const same = steps.filter(({kind, content}) => kind === 'same' && content !== undefined);
  const unchanged = same.length > 0 ? [`Up to date: ${countOf(same.map(({place}) => place))}`] : [];
  return [`Folder: ${folder}`, ...parts, ...newVersions, ...unchanged].join('\n');
}

function listUnder(heading: string, some: readonly Step[], all: readonly Step[]): string[] {
  return some.length > 0 ? [`${heading}:`, ...listFiles(some), ...listTexts(some, all)] : [];
}

/** Counts files, and the locale files that texts are in: “54 files, and texts in 51 locale files”. */
function countOf(places: readonly string[]): string {
  const files = places.filter(place => !isText(place)).length;
  const locales = new Set(places.filter(isText).map(place => readPlace(place).file)).size;
  const parts = [
    files > 0 ? plural(files, 'file') : '',
    locales > 0 ? `texts in ${plural(locales, 'locale file')}` : '',
  ];
  return parts.filter(Boolean).join(', and ');
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

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

/** Lists locale files. A file with only some affected texts gets a line with their names. */
function listTexts(some: readonly Step[], all: readonly Step[]): string[] {
  const textsOf = (file: string, steps: readonly Step[]) =>
    steps.map(({place}) => place).filter(place => place.startsWith(`${file}#`));
  const files = filesOf(some.filter(({place}) => isText(place)));
  const isComplete = (file: string) => textsOf(file, some).length === textsOf(file, all).length;
  const parts = files
    .filter(file => !isComplete(file))
    .map(file => {
      const [texts, line] = [textsOf(file, some), `  ${file}#${TEXTS}`];
      if (texts.length > NAMED) return `${line} (${texts.length} of ${textsOf(file, all).length})`;
      return `${line}: ${texts.map(text => text.slice(`${file}#${TEXTS}.`.length)).join(', ')}`;
    });
  return [...listComplete(files.filter(isComplete)), ...parts];
}

/** Lists locale files in which all texts are affected. Many files of a kind share one line: a theme has up to fifty. */
function listComplete(files: readonly string[]): string[] {
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

/** Describes the files and texts for a theme: their numbers and sizes. */
export function describeSize(wanted: ReadonlyMap<string, string>): string {
  const files = [...wanted].filter(([place]) => !isText(place));
  const assets = files.filter(([place]) => place.startsWith('assets/'));
  const bytes = (some: typeof files) =>
    `${some.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0).toLocaleString('en')} bytes`;
  return `In total: ${countOf([...wanted.keys()])}. The files have ${bytes(files)}; ${assets.length} of them are in assets/, with ${bytes(assets)}.`;
}

/** Lists the theme's languages that get English texts, or English labels of the settings. */
export function describeLanguages(locales: Locales, texts: Readonly<Record<string, object>>): string[] {
  const [shop, editor] = [untranslated(locales, texts, ''), untranslated(locales, texts, '.schema')];
  return [
    ...(shop.length > 0
      ? [`The kit has no texts in these languages, so shoppers read English ones: ${shop.join(', ')}.`]
      : []),
    ...(editor.length > 0
      ? [`The kit has no labels of settings in these languages, so they are English: ${editor.join(', ')}.`]
      : []),
  ];
}

/** Lists the steps of the install guide that are left. */
export function describeGuide(steps: readonly GuideStep[]): string {
  if (steps.length === 0) return 'Nothing is left to do by hand.';
  const isTemplate = ({file = ''}: GuideStep) => /^templates\/.*\.json$/.test(file);
  const editor = steps.some(isTemplate)
    ? ['', 'Instead of editing JSON templates, you can replace their sections in the theme editor.']
    : [];
  return ['', 'Left to do by hand:', ...numbered(steps), ...editor].join('\n');
}

/** Lists the lines that still name the kit, the steps that remove it, and the commands that restore whole files. */
export function describeUses(uses: readonly Use[], commands: readonly string[]): string {
  const restoring = [
    '',
    'These commands, run in the theme’s folder, restore the files as they were before the kit. They also undo your later changes to these files:',
    ...commands.map(command => `  ${command}`),
  ];
  return [
    '',
    'First remove the kit from these lines:',
    ...numbered(uses),
    ...(commands.length > 0 ? restoring : []),
    '',
  ].join('\n');
}

interface NumberedStep {
  readonly place: string;
  readonly task: string;
  readonly code?: string;
  readonly takes?: readonly string[];
}

/** Numbers steps. Prints a long text only in the first step that has it. */
function numbered(steps: readonly NumberedStep[]): string[] {
  const contentOf = ({code = ''}: NumberedStep) => code.replace(/,$/, '');
  return steps.map((step, index) => {
    const {place, task, code, takes = []} = step;
    const start = `  ${index + 1}. ${place}: ${task}`;
    if (!code) return start;
    const earlier = steps.findIndex(each => contentOf(each) === contentOf(step));
    if (earlier < index && code.includes('\n')) return `${start}, as in step ${earlier + 1}`;
    const taken = takes.length > 0 ? `\n     This takes over from the theme: ${takes.join(', ')}.` : '';
    return `${start}:\n       ${code.replaceAll('\n', '\n       ')}${taken}`;
  });
}

/** Returns the command line that undoes an `add`. */
export const undoLine = (path: string): string =>
  `To remove the kit again: ${calledAs()} remove ${quoted(path)}`;

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
