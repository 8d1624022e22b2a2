import {type Fields, mistakeIn, templateFields} from '../../../core/products/template-fields.ts';

/** What a template shows. */
export type TemplateRecord = Readonly<Record<string, unknown>>;

/** Brings what is on screen in line with a record. */
export type Update = (record: TemplateRecord) => void;

/** Writes values where a binding stands; it throws where a value can't be used. */
export interface Writers {
  readonly text: (value: unknown, field: string) => string;
  readonly money: (value: number) => string;
  readonly href: (link: Element, value: string) => void;
  readonly src: (image: Element, value: string) => void;
}

/** Nothing of a response becomes code: not as a script's text, nor as its address. */
const HOSTS = {
  'data-href': 'a',
  'data-src': 'img, source',
  'data-text': ':not(script, style)',
};

const STRUCTURAL = ['data-each', 'data-if', 'data-unless'] as const;

/** What is wrong with a template, one line each that names the template's line and the element. */
export function mistakesOf(template: HTMLTemplateElement, kind: string): string[] {
  const describe = (element: Element, attribute: string, mistake: string) =>
    `${placeOf(template, element)}: ${attribute}: ${mistake}`;
  const check = (parent: ParentNode, fields: Fields): string[] =>
    [...parent.children].flatMap(element => {
      const list = element.getAttribute('data-each') ?? '';
      const structural = STRUCTURAL.filter(name => element.hasAttribute(name)).slice(1);
      // What stands on the element of a list belongs to what is in the list.
      const inner = templateFields[fields[list] ?? ''] ?? fields;
      const mistakes = [...element.attributes].flatMap(({name, value}) => {
        const mistake = mistakeIn(name, value, name === 'data-each' ? fields : inner);
        return mistake ? [describe(element, `${name}="${value}"`, mistake)] : [];
      });
      const twice = structural.map(name =>
        describe(element, name, 'an element has one of data-each, data-if, data-unless'),
      );
      const foreign = Object.entries(HOSTS).flatMap(([name, hosts]) =>
        element.hasAttribute(name) && !element.matches(hosts)
          ? [describe(element, name, `stands on ${hosts} only`)]
          : [],
      );
      return [...mistakes, ...twice, ...foreign, ...check(element, inner)];
    });
  return check(template.content, templateFields[kind] ?? {});
}

/** Where an element of a template stands. Lines are counted as the theme's file has them, from the `<template>` tag's. */
export function placeOf({content, slot}: HTMLTemplateElement, element: Element): string {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  let line = 1;
  while (texts.nextNode()) {
    const {currentNode} = texts;
    const isBefore = currentNode.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBefore) line += currentNode.nodeValue?.match(/\n/g)?.length ?? 0;
  }
  return `line ${line} of <template slot="${slot}">`;
}

/** Makes a copy of a template's content one that follows a record. */
export function bind(node: Node, writers: Writers): Update {
  if (node instanceof Element) {
    const rule = STRUCTURAL.find(name => node.hasAttribute(name));
    if (rule) return bindRule(node, rule, writers);
  }
  const updates = [
    ...(node instanceof Element ? bindAttributes(node, writers) : []),
    ...[...node.childNodes].map(child => bind(child, writers)),
  ];
  return record => {
    for (const update of updates) update(record);
  };
}

function bindAttributes(element: Element, {text, money, href, src}: Writers): Update[] {
  const write = (content: string) => {
    // What another script put there stays, as long as our text is the same.
    if (shown !== content) element.textContent = content;
    shown = content;
  };
  let shown: string | undefined;
  const each = {
    'data-text': (value: unknown, field: string) => write(text(value, field)),
    'data-money': (value: unknown) => write(typeof value === 'number' ? money(value) : ''),
    'data-href': (value: unknown) => (value ? href(element, String(value)) : element.removeAttribute('href')),
    'data-src': (value: unknown) => (value ? src(element, String(value)) : removePicture(element)),
  };
  return Object.entries(each).flatMap(([name, set]) => {
    const field = element.getAttribute(name);
    return field === null ? [] : [(record: TemplateRecord) => set(record[field], field)];
  });
}

function removePicture(image: Element): void {
  for (const name of ['src', 'srcset']) image.removeAttribute(name);
}

/** An element that stands as often as its rule says: once for each of a list, or once or never. */
function bindRule(element: Element, rule: (typeof STRUCTURAL)[number], writers: Writers): Update {
  const field = element.getAttribute(rule) ?? '';
  const anchor = document.createComment('');
  element.replaceWith(anchor);
  element.removeAttribute(rule);
  const copies: {node: Element; update: Update}[] = [];
  return record => {
    const records = recordsOf(rule, record, field);
    for (const {node} of copies.splice(records.length)) node.remove();
    while (copies.length < records.length) {
      const node = element.cloneNode(true) as Element;
      anchor.before(node);
      copies.push({node, update: bind(node, writers)});
    }
    for (const [index, each] of records.entries()) copies[index]?.update(each);
  };
}

function recordsOf(rule: string, record: TemplateRecord, field: string): readonly TemplateRecord[] {
  const value = record[field];
  const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value);
  if (rule !== 'data-each') return isThere === (rule === 'data-if') ? [record] : [];
  return (Array.isArray(value) ? value : []).map(each => (typeof each === 'object' ? each : {'.': each}));
}
