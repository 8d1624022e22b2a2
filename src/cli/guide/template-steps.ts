import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import type {CardsChoice} from '../cards-choice.ts';
import {parseJson} from '../json.ts';
import type {KitUses} from '../kit-uses.ts';
import {withoutComments} from '../liquid-text.ts';
import type {Look} from '../preset.ts';
import {writeUse} from '../section-use.ts';
import {takeSettings} from '../taken-settings.ts';
import type {Theme} from '../theme.ts';
import {CARDS} from '../theme-cards.ts';
import {type GuideStep, placeOf} from './guide-step.ts';
import {isReplaced, kitSection, rendersItems, type TemplateKind} from './main-sections.ts';

/** The steps that put the kit's sections into the templates of search and collection pages. */
export async function templateSteps(
  theme: Theme,
  uses: KitUses,
  look: Look,
  cards: CardsChoice,
): Promise<GuideStep[]> {
  const files = await theme.list('templates', /^(search|collection)(\..+)?\.(json|liquid)$/);
  const steps = await Promise.all(
    files.map(async file => {
      const kind = file.startsWith('templates/search') ? 'search' : 'collection';
      const text = (await theme.read(file)) ?? '';
      if (uses.partIn(file, text)) return undefined;
      if (!file.endsWith('.json')) return liquidStep(theme, kind, file, text);
      const template = readTemplate(kind, file, text);
      return 'task' in template ? template : jsonStep(theme, look, template, cards);
    }),
  );
  return steps.filter(step => step !== undefined);
}

/** Replaces the line with the list's section, or the template. Apps have templates for their data, which stay as they are. */
async function liquidStep(
  theme: Theme,
  kind: TemplateKind,
  file: string,
  text: string,
): Promise<GuideStep | undefined> {
  const read = withoutComments(file, text);
  if (/\{%-?\s*layout\s+none\b/.test(read)) return undefined;
  const code = `{% section '${kitSection(kind)}' %}`;
  for (const {0: tag, 1: type = '', index} of read.matchAll(/\{%-?\s*section\s+['"]([\w-]+)['"][^%]*%\}/g))
    if (await isReplaced(theme, kind, type)) {
      const place = placeOf(file, text, index, index + tag.length);
      return {file, place, task: 'replace this line, and the old filters beside it, with this line', code};
    }
  const isMain = file === `templates/${kind}.liquid`;
  if (!isMain && !rendersItems(kind, read)) return undefined;
  return {file, place: file, task: 'replace the whole file with this line', code};
}

/** A JSON template, and its sections. */
interface Template {
  readonly kind: TemplateKind;
  readonly file: string;
  readonly text: string;
  readonly sections: readonly Node[];
}

/** Reads a template. Returns the step to correct the file if its JSON is invalid. */
function readTemplate(kind: TemplateKind, file: string, text: string): Template | GuideStep {
  try {
    const sections = findNodeAtLocation(parseJson(text), ['sections'])?.children ?? [];
    return {kind, file, text, sections};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {place: file, task: `fix the JSON of this file (${error.message})`};
  }
}

async function jsonStep(
  theme: Theme,
  look: Look,
  template: Template,
  choice: CardsChoice,
): Promise<GuideStep | undefined> {
  const {kind, file, sections} = template;
  const found = await Promise.all(sections.map(each => isReplaced(theme, kind, typeOf(each))));
  const [first, ...others] = sections.filter((_, index) => found[index]);
  // Other templates of this kind need not show a list.
  if (file !== `templates/${kind}.json` && !first) return undefined;
  const old = first ? [first, ...others] : [];
  const {settings, cards, cardExtras, names} = await takeSettings(theme, look, kind, old, choice);
  const use = await writeUse({
    type: kitSection(kind),
    settings: {...(needsTitle(template, old) && {show_title: true}), ...settings},
  });
  if (!first) return {file, place: file, task: 'add this section', code: `"main": ${use}`};
  return {...replacement(template, [first, ...others], use, cards), takes: names, cardExtras};
}

/** Returns the step that replaces the theme's sections with the kit's section and, if wanted, the section of the theme's own cards. */
function replacement(
  {file, text, sections}: Template,
  old: readonly [first: Node, ...others: Node[]],
  use: string,
  cards: object | undefined,
): GuideStep {
  const [first, last] = [old[0], old.at(-1) ?? old[0]];
  const more = cards ? `,\n"${CARDS}": ${JSON.stringify(cards, null, 2)}` : '';
  const [names, by] = [
    old.map(each => `"${idOf(each)}"`).join(' and '),
    cards ? 'these sections' : 'this section',
  ];
  return {
    file,
    place: placeOf(file, text, first.offset, last.offset + last.length),
    task: `replace ${names} with ${by}${orderOf(sections, old, cards ? [CARDS] : [])}`,
    code: `"${idOf(last)}": ${use}${more}${hasNext(last, text) ? ',' : ''}`,
  };
}

/** Whether the kit's section has to show the title of a collection, because no other section does. */
const needsTitle = ({kind, sections, text}: Template, old: readonly Node[]): boolean =>
  kind === 'collection' && !sections.some(each => !old.includes(each) && showsTitle(each, text));

/** Names the new order of a template in which several sections become one, or one becomes several. */
function orderOf(sections: readonly Node[], old: readonly Node[], more: readonly string[]): string {
  const left = sections.filter(each => each === old.at(-1) || !old.includes(each)).map(idOf);
  if (old.length > 1) return `, and set "order" to ["${[...left, ...more].join('", "')}"]`;
  return more.map(id => `, and add "${id}" to "order"`).join('');
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
