import type {Step, StepKind} from './plan.ts';
import type {Theme} from './theme.ts';

export const USAGE = `Usage:
  storefront-search-elements add PATH      copies snippets, sections, texts and scripts into the theme at PATH
  storefront-search-elements remove PATH   takes away what was copied and is unchanged

  --dry-run   only tells what would be done
  --yes       does it without asking`;

const HEADINGS: Readonly<Record<StepKind, string>> = {
  add: 'Will add',
  update: 'Will bring up to date',
  delete: 'Will delete',
  same: 'Up to date',
  present: 'There already, and left to you',
  changed: 'Changed by you, and left as it is',
  gone: 'Deleted by you',
  taken: 'In the way',
};

/** Tells a plan before it is carried out: what is written place by place, and how much stays. */
export function describePlan({folder}: Theme, action: 'add' | 'remove', steps: readonly Step[]): string {
  const kinds = Object.keys(HEADINGS) as StepKind[];
  const parts = kinds.flatMap(kind => {
    const places = steps.filter(step => step.kind === kind).map(({place}) => place);
    if (places.length === 0) return [];
    if (kind === 'same') return [`${HEADINGS[kind]}: ${places.length}`];
    return [`${HEADINGS[kind]}:`, ...listPlaces(places).map(place => `  ${place}`)];
  });
  const nothing =
    action === 'remove' && steps.length === 0 ? ['Nothing here was written by this program.'] : [];
  return [`Theme: ${folder}`, ...parts, ...nothing].join('\n');
}

/** The place of a script that others load. All of a version end alike. */
const CHUNK = /^assets\/.+(-[0-9a-f]{8}\.js)$/;

/** The places, with all chunks of a version in one line: there are a hundred, and nobody edits them. */
function listPlaces(places: readonly string[]): string[] {
  const endings = places.map(place => CHUNK.exec(place)?.[1]);
  const count = (ending: string) => endings.filter(each => each === ending).length;
  const lines = places.map((place, index) => {
    const ending = endings[index];
    return ending && count(ending) > 1 ? `assets/*${ending} (${count(ending)})` : place;
  });
  return [...new Set(lines)];
}

/** What is left to do by hand. */
export async function nextSteps(theme: Theme, action: 'add' | 'remove', path: string): Promise<string> {
  return action === 'add' ? afterAdding(theme, path) : afterRemoving(theme);
}

async function afterAdding(theme: Theme, path: string): Promise<string> {
  const isOwn = (file: string) => file.includes('storefront-search');
  const users = await theme.filesNaming(/render 'storefront-search(-box)?'/);
  const forms = (await theme.filesNaming(/<input(?![^>]*type="hidden")[^>]*name="q"/)).filter(
    file => !isOwn(file),
  );
  const steps = `
Next:
  in layout/theme.liquid, before </head>          {% render 'storefront-search' %}
  in the header, in place of its search form      {% render 'storefront-search-box' %}
  in the theme editor, on the search page and on collections: the sections “Storefront search” and
  “Storefront collection”, in place of the theme's own
${forms.length > 0 ? `\nThe theme's search forms are in ${forms.join(', ')}.\n` : ''}`;
  return `Done.
${users.every(isOwn) ? steps : ''}
To undo it: npx storefront-search-elements remove ${path}`;
}

async function afterRemoving(theme: Theme): Promise<string> {
  const users = await theme.filesNaming(/storefront-search/);
  if (users.length === 0) return 'Done.';
  return `Done. These files name what is gone; take it out of them:\n${users.map(file => `  ${file}`).join('\n')}`;
}
