import {relative} from 'node:path';
import {KIT, TEXTS} from './kit.ts';
import {isText, readPlace} from './place.ts';
import type {Step, StepKind} from './plan.ts';
import type {Theme} from './theme.ts';

export const USAGE = `Usage:
  storefront-search-elements add PATH      copies snippets, sections, texts and scripts into the theme at PATH
  storefront-search-elements remove PATH   deletes the copied files and texts that you did not change
  storefront-search-elements check URL     checks the search service of the store at URL; see check --help

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
export function describePlan({folder, locales}: Theme, action: Action, steps: readonly Step[]): string {
  const kinds = Object.keys(HEADINGS) as StepKind[];
  const parts = kinds.flatMap(kind => {
    const some = steps.filter(step => step.kind === kind);
    if (some.length === 0) return [];
    if (kind === 'same' || kind === 'found') return [`${HEADINGS[kind]}: ${filesOf(some).length}`];
    return [`${HEADINGS[kind]}:`, ...listFiles(some), ...listTexts(some, steps)];
  });
  const note = action === 'add' && locales.note ? [locales.note] : [];
  const nothing =
    action === 'remove' && steps.length === 0 ? ['Nothing here was written by this program.'] : [];
  return [`Theme: ${folder}`, ...note, ...parts, ...nothing].join('\n');
}

/** Matches the place of a chunk, whose name carries a hash of its content. */
const CHUNK = /^assets\/.+-[0-9A-Z]{8}\.js$/;

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

/** Describes what the developer still has to do by hand. */
export async function nextSteps(theme: Theme, action: Action, path: string): Promise<string> {
  return action === 'add' ? afterAdding(theme, path) : afterRemoving(theme);
}

async function afterAdding(theme: Theme, path: string): Promise<string> {
  const users = await theme.filesNaming(/render 'storefront-search(-box)?'/);
  const forms = (await theme.filesNaming(/<input(?![^>]*type="hidden")[^>]*name="q"/))
    .filter(file => !isOwn(file))
    .sort((one, other) => Number(isHeader(other)) - Number(isHeader(one)));
  const steps = `
Next:
  in layout/theme.liquid, before </head>          {% render 'storefront-search' %}
  in the header, in place of its search form      {% render 'storefront-search-box' %}
                                                  (in Dawn: 'storefront-search-box', class: 'search-modal__form')
  in the theme editor, on the search page and on collections: the sections “Storefront search” and
  “Storefront collection”, in place of the theme's own
${forms.length > 0 ? `\nThe theme's search forms are in ${forms.join(', ')}.\n` : ''}`;
  return `Done.
${users.every(isOwn) ? steps : ''}
To undo it: ${calledAs()} remove ${quoted(path)}`;
}

/** Whether a file belongs to the kit, changed by the developer or not. */
const isOwn = (file: string): boolean => file.includes('storefront-search');

/** Whether a search form is in the header, where the search box belongs; search pages have a form too. */
const isHeader = (file: string): boolean => file.includes('header');

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

const afterRemoving = async (theme: Theme): Promise<string> => `Done.${await usersOf(theme, 'is gone')}`;

/** Lists the files that still use the kit, before its removal. */
export const beforeRemoving = async (theme: Theme): Promise<string> => usersOf(theme, 'goes');

async function usersOf(theme: Theme, what: string): Promise<string> {
  const users = (await theme.filesNaming(/storefront-search/)).filter(file => !isOwn(file));
  if (users.length === 0) return '';
  return `\nThese files name what ${what}; take it out of them:\n${users.map(file => `  ${file}`).join('\n')}`;
}
