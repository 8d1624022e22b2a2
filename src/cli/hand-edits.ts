import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import {parseJson} from './json.ts';
import type {Look} from './preset.ts';
import type {Theme} from './theme.ts';

/** An edit that the developer makes, because the file is the theme's own. */
export interface HandEdit {
  /** The file and its lines, such as `layout/theme.liquid:12` or `snippets/search.liquid:3-9`. */
  readonly place: string;
  /** What to do there. */
  readonly task: string;
  /** What to write. */
  readonly code: string;
}

/** The lines of a theme's search form, and what replaces them. */
interface FormRecipe {
  readonly file: string;
  /** Matches the form from the start of its first line to its last. */
  readonly lines: RegExp;
  readonly code: string;
  /** Matches a script in the file that nothing needs without the form. */
  readonly script?: RegExp;
}

const BOX = "{% render 'storefront-search-box' %}";

const FORMS: Partial<Readonly<Record<Look, FormRecipe>>> = {
  dawn: {
    file: 'snippets/header-search.liquid',
    lines:
      /^[^\n]*\{%-? if settings\.predictive_search_enabled[^\n]*\s*<predictive-search[\s\S]*<\/search-form>\s*\{%-? endif[^\n]*/m,
    code: "{% render 'storefront-search-box', class: 'search-modal__form' %}",
  },
  horizon: {
    file: 'snippets/search-modal.liquid',
    lines: /^[^\n]*<predictive-search-component[\s\S]*<\/predictive-search-component>/m,
    code: BOX,
    script: /<script\s+src="[^"]*'predictive-search\.js'[\s\S]*?<\/script>/,
  },
};

/** A page's template, the sections of it that the kit replaces, and the kit's section. */
interface TemplateRecipe {
  readonly file: string;
  readonly replaced: RegExp;
  readonly section: string;
}

const TEMPLATES: readonly TemplateRecipe[] = [
  {
    file: 'templates/search.json',
    replaced: /^(main-search|search-header|search-results|search)$/,
    section: '{"type": "storefront-search-page"}',
  },
  {
    file: 'templates/collection.json',
    replaced: /^(main-collection(-product-grid)?|collection)$/,
    section: '{"type": "storefront-search-collection"}',
  },
];

/** Lists the edits that are left for a theme, by file and line. */
export async function listHandEdits(theme: Theme, look: Look): Promise<HandEdit[]> {
  const edits = [
    await layoutEdit(theme),
    await formEdit(theme, FORMS[look]),
    ...(await Promise.all(TEMPLATES.map(recipe => templateEdit(theme, recipe)))),
  ];
  return edits.filter(edit => edit !== undefined);
}

async function layoutEdit(theme: Theme): Promise<HandEdit | undefined> {
  const file = 'layout/theme.liquid';
  const text = (await theme.read(file)) ?? '';
  if (text.includes("render 'storefront-search'")) return undefined;
  const head = text.indexOf('</head>');
  const place = head < 0 ? file : placeOf(file, text, head);
  return {place, task: 'above </head>, add', code: "{% render 'storefront-search' %}"};
}

async function formEdit(theme: Theme, recipe: FormRecipe | undefined): Promise<HandEdit | undefined> {
  if (!recipe) return anyFormEdit(theme);
  const {file, lines, code, script} = recipe;
  const text = (await theme.read(file)) ?? '';
  if (text.includes("render 'storefront-search-box'")) return undefined;
  const form = lines.exec(text);
  if (!form) return anyFormEdit(theme);
  const place = placeOf(file, text, form.index, form.index + form[0].length);
  const old = script?.exec(text);
  const range = old && placeOf('lines', text, old.index, old.index + old[0].length).replace(':', ' ');
  const also = range ? ` (then delete ${range}, a script that is no longer needed)` : '';
  return {place, task: `in place of these lines${also}, write`, code};
}

/** Names the theme's search form: the header's if there are several, because pages of results have one too. */
async function anyFormEdit(theme: Theme): Promise<HandEdit | undefined> {
  if ((await usersOf(theme, /render 'storefront-search-box'/)).length > 0) return undefined;
  const files = await usersOf(theme, FIELD);
  const [file, ...others] = files.sort((one, other) => Number(isHeader(other)) - Number(isHeader(one)));
  if (file === undefined) return {place: 'the header', task: 'add', code: BOX};
  const text = (await theme.read(file)) ?? '';
  const field = text.search(FIELD);
  const start = text.lastIndexOf('<form', field);
  const end = text.indexOf('</form>', field);
  const place = placeOf(file, text, start < 0 ? field : start, end < 0 ? field : end);
  const more = others.length > 0 ? ` (there are forms in ${others.join(', ')} too)` : '';
  return {place, task: `in place of the search form${more}, write`, code: BOX};
}

/** The field of a search form. */
const FIELD = /<input(?![^>]*type="hidden")[^>]*name="q"/;

/** Whether a search form is in the header, where the search box belongs. */
const isHeader = (file: string): boolean => file.includes('header');

async function usersOf(theme: Theme, pattern: RegExp): Promise<string[]> {
  return (await theme.filesNaming(pattern)).filter(file => !file.includes('storefront-search'));
}

async function templateEdit(
  theme: Theme,
  {file, replaced, section}: TemplateRecipe,
): Promise<HandEdit | undefined> {
  const text = await theme.read(file);
  if (text === undefined || text.includes('"storefront-search-')) return undefined;
  const sections = findNodeAtLocation(parseJson(text), ['sections'])?.children ?? [];
  const old = sections.filter(property => replaced.test(typeOf(property)));
  const [first, last] = [old[0], old.at(-1)];
  if (!first || !last) return {place: file, task: 'as a section, add', code: `"main": ${section}`};
  const left = sections.filter(each => each === last || !old.includes(each)).map(idOf);
  const order = old.length > 1 ? `, and in "order" ["${left.join('", "')}"]` : '';
  const hasTitle = sections.some(each => !old.includes(each) && showsTitle(each, text));
  const settings = hasTitle ? `${section.slice(0, -1)}, "settings": {"show_title": false}}` : section;
  return {
    place: placeOf(file, text, first.offset, last.offset + last.length),
    task: `in place of ${old.map(each => `"${idOf(each)}"`).join(' and ')}${order}, write`,
    code: `"${idOf(last)}": ${settings}${hasNext(last, text) ? ',' : ''}`,
  };
}

const hasNext = ({offset, length}: Node, text: string): boolean =>
  text
    .slice(offset + length)
    .trimStart()
    .startsWith(',');

/** Whether a section of a collection's template shows its title, which the kit's section would repeat. */
const showsTitle = (section: Node, text: string): boolean =>
  /banner|collection\.title/.test(text.slice(section.offset, section.offset + section.length));

const idOf = ({children}: Node): string => (children?.[0] ? getNodeValue(children[0]) : '');

function typeOf({children}: Node): string {
  const type = children?.[1] && findNodeAtLocation(children[1], ['type']);
  return type ? String(getNodeValue(type)) : '';
}

/** Names a file and the lines from one offset to another. */
function placeOf(file: string, text: string, start: number, end: number = start): string {
  const [first, last] = [start, end].map(offset => text.slice(0, offset).split('\n').length);
  return first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
}
