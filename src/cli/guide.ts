import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import {parseJson} from './json.ts';
import {isOfKit, namesKit} from './kit.ts';
import type {Look} from './preset.ts';
import {settingsOf, writeUse} from './section-use.ts';
import type {Theme} from './theme.ts';

/** A step of the install guide that is left to the developer, because the file is the theme's own. */
export interface GuideStep {
  /** The file, if it exists. */
  readonly file?: string;
  /** The file and its lines, such as `layout/theme.liquid:12` or `snippets/search.liquid:3-9`. */
  readonly place: string;
  /** The change to make there. */
  readonly task: string;
  /** The text to write. */
  readonly code?: string;
}

/** The place of a theme's search form: from the first text to the last one, each found after the previous one. */
interface Form {
  readonly file: string;
  readonly texts: readonly string[];
  readonly code: string;
}

/** The script of a theme's own suggestions, which nothing needs without the theme's form. */
interface Script {
  readonly file: string;
  readonly name: string;
  readonly task: string;
  /** A setting of the theme that switches the script off. */
  readonly setting?: string;
}

const BOX = "{% render 'storefront-search-box' %}";

const FORMS: Partial<Readonly<Record<Look, Form>>> = {
  dawn: {
    file: 'snippets/header-search.liquid',
    texts: ['if settings.predictive_search_enabled', '</predictive-search>', '</search-form>', 'endif'],
    code: "{% render 'storefront-search-box', class: 'search-modal__form' %}",
  },
  horizon: {
    file: 'snippets/search-modal.liquid',
    texts: ['<predictive-search-component', '</predictive-search-component>'],
    code: BOX,
  },
};

const SCRIPTS: Partial<Readonly<Record<Look, Script>>> = {
  dawn: {
    file: 'layout/theme.liquid',
    name: 'predictive-search.js',
    task: 'turn “Search suggestions” off in the theme settings, under “Search behavior”; then Dawn no longer loads this script',
    setting: 'predictive_search_enabled',
  },
  horizon: {
    file: 'snippets/search-modal.liquid',
    name: 'predictive-search.js',
    task: 'delete these lines, because nothing needs this script any more',
  },
};

/** The kit's section for a kind of template, and the types of the sections that it replaces. */
export const TEMPLATES = {
  search: {
    section: 'storefront-search-page',
    replaced: ['main-search', 'search-header', 'search-results', 'search'],
  },
  collection: {
    section: 'storefront-search-collection',
    replaced: ['main-collection', 'main-collection-product-grid', 'collection'],
  },
} as const;

/** Lists the steps of the install guide that are left for a theme, with the lines that a search for their texts finds. */
export async function listGuideSteps(theme: Theme, look: Look): Promise<GuideStep[]> {
  const templates = await theme.list('templates', /^(search|collection)(\..+)?\.(json|liquid)$/);
  const steps = [
    await layoutStep(theme),
    await formStep(theme, FORMS[look]),
    await scriptStep(theme, SCRIPTS[look]),
    ...(await Promise.all(templates.map(file => templateStep(theme, file)))),
  ];
  return steps.filter(step => step !== undefined);
}

async function layoutStep(theme: Theme): Promise<GuideStep | undefined> {
  const file = 'layout/theme.liquid';
  const text = (await theme.read(file)) ?? '';
  if (/(render|include) ['"]storefront-search['"]/.test(text)) return undefined;
  const head = text.indexOf('</head>');
  const place = head < 0 ? file : placeOf(file, text, head);
  return {file, place, task: 'add this line above </head>', code: "{% render 'storefront-search' %}"};
}

async function formStep(theme: Theme, form: Form | undefined): Promise<GuideStep | undefined> {
  if (!form) return anyFormStep(theme);
  const {file, texts, code} = form;
  const text = (await theme.read(file)) ?? '';
  if (hasBox(text)) return undefined;
  const start = text.indexOf(texts[0] ?? '');
  const end = texts.reduce((from, part) => (from < 0 ? from : text.indexOf(part, from)), 0);
  if (end < 0) return anyFormStep(theme);
  return {file, place: placeOf(file, text, start, end), task: 'replace these lines with this one', code};
}

/** Names the theme's search form: the header's if there are several, because pages of results have one too. */
async function anyFormStep(theme: Theme): Promise<GuideStep | undefined> {
  const own = async (pattern: RegExp) => (await theme.filesNaming(pattern)).filter(file => !isOfKit(file));
  if ((await own(BOX_NAME)).length > 0) return undefined;
  const files = await own(FIELD);
  const [file, ...others] = files.sort((one, other) => Number(isHeader(other)) - Number(isHeader(one)));
  if (file === undefined) return {place: 'the header', task: 'add this line', code: BOX};
  const text = (await theme.read(file)) ?? '';
  const field = text.search(FIELD);
  const [start, end] = [text.lastIndexOf('<form', field), text.indexOf('</form>', field)];
  const place = placeOf(file, text, start < 0 ? field : start, end < 0 ? field : end);
  const more = others.length > 0 ? ` (there are also search forms in ${others.join(', ')})` : '';
  return {file, place, task: `replace the search form with this line${more}`, code: BOX};
}

/** The field of a search form. */
const FIELD = /<input(?![^>]*type="hidden")[^>]*name="q"/;
const BOX_NAME = /storefront-search-box|<search-box[\s>]/;

const hasBox = (text: string): boolean => BOX_NAME.test(text);

/** Whether a search form is in the header, where the search box belongs. */
const isHeader = (file: string): boolean => file.includes('header');

async function scriptStep(theme: Theme, script: Script | undefined): Promise<GuideStep | undefined> {
  if (!script) return undefined;
  const {file, name, task, setting} = script;
  const text = (await theme.read(file)) ?? '';
  const found = text.indexOf(name);
  if (found < 0) return undefined;
  if (setting && (await isOff(theme, setting))) return undefined;
  const [start, end] = [text.lastIndexOf('<script', found), text.indexOf('</script>', found)];
  return {file, place: placeOf(file, text, start, end), task};
}

/** Whether the theme's own suggestions are switched off, by their setting. */
export async function hasSuggestionsOff(theme: Theme, look: Look): Promise<boolean> {
  const setting = SCRIPTS[look]?.setting;
  return setting !== undefined && isOff(theme, setting);
}

async function isOff(theme: Theme, setting: string): Promise<boolean> {
  const settings = (await theme.read('config/settings_data.json')) ?? '';
  return settings.replaceAll(' ', '').includes(`"${setting}":false`);
}

async function templateStep(theme: Theme, file: string): Promise<GuideStep | undefined> {
  const kind = file.startsWith('templates/search') ? 'search' : 'collection';
  const {section, replaced} = TEMPLATES[kind];
  const text = (await theme.read(file)) ?? '';
  if (namesKit(text)) return undefined;
  if (file.endsWith('.liquid')) {
    return {
      file,
      place: file,
      task: 'replace the whole file with this line',
      code: `{% section '${section}' %}`,
    };
  }
  const sections = readSections(text);
  if (sections instanceof SyntaxError)
    return {place: file, task: `fix the JSON of this file (${sections.message})`};
  const old = sections.filter(each => replaced.some(type => type === typeOf(each)));
  const [first, last] = [old[0], old.at(-1)];
  // The section shows the title of a collection only if no other section of the template does.
  const needsTitle =
    kind === 'collection' && !sections.some(each => !old.includes(each) && showsTitle(each, text));
  const settings = {...(needsTitle && {show_title: true}), ...settingsOf(old)};
  const use = await writeUse({type: section, settings});
  if (first && last) {
    return {
      file,
      place: placeOf(file, text, first.offset, last.offset + last.length),
      task: `replace ${old.map(each => `"${idOf(each)}"`).join(' and ')} with this section${orderOf(sections, old)}`,
      code: `"${idOf(last)}": ${use}${hasNext(last, text) ? ',' : ''}`,
    };
  }
  // Other templates of this kind need not show a list.
  const isMain = file === `templates/${kind}.json`;
  return isMain ? {file, place: file, task: 'add this section', code: `"main": ${use}`} : undefined;
}

function readSections(text: string): readonly Node[] | SyntaxError {
  try {
    return findNodeAtLocation(parseJson(text), ['sections'])?.children ?? [];
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

/** Names the new order of a template in which several sections become one. */
function orderOf(sections: readonly Node[], old: readonly Node[]): string {
  const left = sections.filter(each => each === old.at(-1) || !old.includes(each)).map(idOf);
  return old.length > 1 ? `, and set "order" to ["${left.join('", "')}"]` : '';
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
export function placeOf(file: string, text: string, start: number, end: number = start): string {
  const [first, last] = [start, end].map(offset => text.slice(0, offset).split('\n').length);
  return first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
}
