import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import {parseJson} from '../json.ts';
import type {KitUses} from '../kit-uses.ts';
import {withoutComments} from '../liquid-text.ts';
import {settingsOf, writeUse} from '../section-use.ts';
import type {Theme} from '../theme.ts';
import {type GuideStep, placeOf} from './guide-step.ts';
import {isReplaced, kitSection, rendersItems, type TemplateKind} from './main-sections.ts';

/** The steps that put the kit's sections into the templates of search and collection pages. */
export async function templateSteps(theme: Theme, uses: KitUses): Promise<GuideStep[]> {
  const files = await theme.list('templates', /^(search|collection)(\..+)?\.(json|liquid)$/);
  const steps = await Promise.all(
    files.map(async file => {
      const kind = file.startsWith('templates/search') ? 'search' : 'collection';
      const text = (await theme.read(file)) ?? '';
      if (uses.partIn(file, text)) return undefined;
      return file.endsWith('.json') ? jsonStep(theme, kind, file, text) : liquidStep(theme, kind, file, text);
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

async function jsonStep(
  theme: Theme,
  kind: TemplateKind,
  file: string,
  text: string,
): Promise<GuideStep | undefined> {
  const sections = readSections(text);
  if (sections instanceof SyntaxError)
    return {place: file, task: `fix the JSON of this file (${sections.message})`};
  const found = await Promise.all(sections.map(each => isReplaced(theme, kind, typeOf(each))));
  const old = sections.filter((_, index) => found[index]);
  const [first, last] = [old[0], old.at(-1)];
  const isMain = file === `templates/${kind}.json`;
  // Other templates of this kind need not show a list.
  if (!isMain && !first) return undefined;
  const use = await writeUse({type: kitSection(kind), settings: settingsFor(kind, sections, old, text)});
  if (!first || !last) return {file, place: file, task: 'add this section', code: `"main": ${use}`};
  return {
    file,
    place: placeOf(file, text, first.offset, last.offset + last.length),
    task: `replace ${old.map(each => `"${idOf(each)}"`).join(' and ')} with this section${orderOf(sections, old)}`,
    code: `"${idOf(last)}": ${use}${hasNext(last, text) ? ',' : ''}`,
  };
}

/** The settings of the old sections. The kit's section shows the title of a collection only if no other section does. */
function settingsFor(kind: TemplateKind, sections: readonly Node[], old: readonly Node[], text: string) {
  const needsTitle =
    kind === 'collection' && !sections.some(each => !old.includes(each) && showsTitle(each, text));
  return {...(needsTitle && {show_title: true}), ...settingsOf(old)};
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
