import {placeOf, TEMPLATES} from './guide.ts';
import {isOfKit, namesKit} from './kit.ts';
import type {Look} from './preset.ts';
import type {Theme} from './theme.ts';

/** A place in the theme's own files that has to change before the kit can be deleted. */
export interface Use {
  readonly file: string;
  /** Its file and line. */
  readonly place: string;
  /** The step that removes the kit from there. */
  readonly task: string;
  /** The line that names the kit, or the line to write. */
  readonly code: string;
}

/** The step for a line, by the part of the kit that it names. */
const TASKS: readonly (readonly [pattern: RegExp, task: string])[] = [
  [/(render|include) ['"]storefront-search['"]/, 'delete this line'],
  [/storefront-search-box|<search-box/, "replace this line with the theme's search form"],
  [/storefront-search-(page|collection)\b/, "replace this section with the theme's own one"],
  [/"type":\s*"storefront-search-/, 'delete this section, and its key in "order"'],
  [
    /<search-results|<facet-panel|storefront-search-(results|facets)/,
    "replace this line with the theme's own list",
  ],
  [/./, 'delete this line, or the part of it that names the kit'],
];

/** Finds the lines outside the kit's own files that name the kit, and the script that the theme's restored form lacks. */
export async function findUses(theme: Theme, look: Look): Promise<Use[]> {
  const files = (await theme.filesNaming({test: namesKit})).filter(file => !isOfKit(file));
  const uses = await Promise.all(files.map(async file => usesIn(file, (await theme.read(file)) ?? '')));
  const named = await Promise.all(uses.flat().map(use => nameSections(theme, use)));
  return [...named, ...(look === 'horizon' ? await missingScript(theme) : [])];
}

function usesIn(file: string, text: string): Use[] {
  return text.split('\n').flatMap((line, index) => {
    if (!namesKit(line)) return [];
    const [, task = ''] = TASKS.find(([pattern]) => pattern.test(line)) ?? [];
    return [{file, place: `${file}:${index + 1}`, task, code: line.trim()}];
  });
}

/** Adds the names of the theme's own sections to a step for a section that the kit replaced. */
async function nameSections(theme: Theme, use: Use): Promise<Use> {
  const page = Object.values(TEMPLATES).find(({section}) => use.code.includes(section));
  const types = page?.replaced ?? [];
  const has = await Promise.all(types.map(type => theme.has(`sections/${type}.liquid`)));
  const names = types.filter((_, index) => has[index]).map(type => `"${type}"`);
  return names.length > 0 ? {...use, task: `${use.task} (${names.join(' and ')})`} : use;
}

const MODAL = 'snippets/search-modal.liquid';
const SCRIPT = 'predictive-search.js';

/** Returns the step that adds the script of Horizon's suggestions again, which the theme's search form needs. */
async function missingScript(theme: Theme): Promise<Use[]> {
  const text = (await theme.read(MODAL)) ?? '';
  const dialog = text.indexOf('<dialog-component');
  if (dialog < 0 || text.includes(SCRIPT) || !(await theme.has(`assets/${SCRIPT}`))) return [];
  const code = `<script src="{{ '${SCRIPT}' | asset_url }}" type="module" fetchpriority="low"></script>`;
  return [
    {
      file: MODAL,
      place: placeOf(MODAL, text, dialog),
      task: "above this line, add the script of the theme's search form again",
      code,
    },
  ];
}
