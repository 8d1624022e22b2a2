import {placeOf} from './guide/guide-step.ts';
import {kitSection, replacedSections, type TemplateKind} from './guide/main-sections.ts';
import {type KitPart, KitUses} from './kit-uses.ts';
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

/** The step for a line, by the part of the kit that it uses. */
const TASKS: Readonly<Record<KitPart, string>> = {
  script: 'delete this line',
  box: "replace this line with the theme's search form",
  page: "replace this section with the theme's own one",
  section: 'delete this section, and its key in "order"',
  list: "replace this line with the theme's own list",
  other: 'delete this line, or the part of it that names the kit',
};

/** Finds the lines outside the kit's own files that use the kit, and the script that the theme's restored form lacks. */
export async function findUses(theme: Theme, look: Look): Promise<Use[]> {
  const kit = await KitUses.in(theme);
  const files = (
    await theme.filesNaming(/storefront[-_]search|<(search-box|search-results|facet-panel)/)
  ).filter(file => !kit.isOfKit(file));
  const uses = await Promise.all(files.map(async file => usesIn(kit, file, (await theme.read(file)) ?? '')));
  const named = await Promise.all(uses.flat().map(use => nameSections(theme, use)));
  return [...named, ...(look === 'horizon' ? await missingScript(theme) : [])];
}

function usesIn(kit: KitUses, file: string, text: string): Use[] {
  const lines = text.split('\n');
  return kit.linesIn(file, text).map(({line, part}) => ({
    file,
    place: `${file}:${line}`,
    task: TASKS[part],
    code: lines[line - 1]?.trim() ?? '',
  }));
}

/** Adds the names of the theme's own sections to a step for a section that the kit replaced. */
async function nameSections(theme: Theme, use: Use): Promise<Use> {
  const kind = KINDS.find(each => use.code.includes(kitSection(each)));
  const names = kind ? (await replacedSections(theme, kind)).map(type => `"${type}"`) : [];
  return names.length > 0 ? {...use, task: `${use.task} (${names.join(' and ')})`} : use;
}

const KINDS: readonly TemplateKind[] = ['search', 'collection'];

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
