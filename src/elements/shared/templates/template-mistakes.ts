import {type Fields, mistakeIn, templateFields} from '../../../core/products/template-fields.ts';
import {RULES} from './template-binding.ts';

/** The elements that each binding may be on. Nothing of a response becomes code: not a script's text, nor its address. */
const HOSTS = {
  'data-href': 'a',
  'data-src': 'img, source',
  'data-text': ':not(script, style)',
};

/** What an option of a listbox can't hold. */
const CONTROLS = 'a, button, input, select, textarea';

/** Finds what is wrong with a template: a line for each mistake, which names the template's line and the element. */
export function findMistakes(template: HTMLTemplateElement, kind: string): string[] {
  const describe = (element: Element, attribute: string, mistake: string) =>
    `${placeOf(template, element)}: ${attribute}: ${mistake}`;
  const check = (parent: ParentNode, fields: Fields): string[] =>
    [...parent.children].flatMap(element => {
      const list = element.getAttribute('data-each') ?? '';
      const structural = RULES.filter(name => element.hasAttribute(name)).slice(1);
      // The other bindings on the element of a list refer to the list's records.
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
  const controls = kind === 'suggestion' ? template.content.querySelectorAll(CONTROLS) : [];
  return [
    ...check(template.content, templateFields[kind] ?? {}),
    ...[...controls].map(element =>
      describe(element, `<${element.localName}>`, 'a suggestion is a link itself'),
    ),
  ];
}

/** Names the place of an element in its template, with the line in the theme's file, counted from the `<template>` tag. */
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
