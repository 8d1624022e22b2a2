import {type Fields, mistakeIn, templateFields, typeOf} from './template-fields.ts';

/** An element of a template, from a document or from parsed markup. */
export interface TemplateNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly TemplateNode[];
  /** Its line in the theme's file, counted from the `<template>` tag. */
  readonly line: number;
}

/** A template among the children of an element. */
export interface FoundTemplate {
  readonly slot: string;
  readonly content: readonly TemplateNode[];
}

/** Bindings that decide how often an element is shown. */
const RULES = ['data-each', 'data-if', 'data-unless'];

/** The elements that a binding may be on; the elements ignore it elsewhere. */
const HOSTS: readonly {readonly binding: string; readonly words: string; readonly accepts: RegExp}[] = [
  {binding: 'data-href', words: '<a>', accepts: /^a$/},
  {binding: 'data-src', words: '<img> and <source>', accepts: /^(img|source)$/},
  {binding: 'data-text', words: 'elements other than <script> and <style>', accepts: /^(?!(script|style)$)/},
];

/** The elements that an option of a listbox can't contain. */
const CONTROLS = ['a', 'button', 'input', 'select', 'textarea'];

/** Finds the mistakes of a template. Each message names the line in the template, and the attribute. */
export function findMistakes({slot, content}: FoundTemplate): string[] {
  const describe = ({line}: TemplateNode, attribute: string, mistake: string) =>
    `line ${line} of <template slot="${slot}">: ${attribute}: ${mistake}`;
  const check = (nodes: readonly TemplateNode[], fields: Fields): string[] =>
    nodes.flatMap(node => {
      // The other bindings on the element of a list refer to the list's records.
      const inner = templateFields.get(typeOf(node.attributes['data-each'] ?? '', fields) ?? '') ?? fields;
      const mistakes = [...mistakesIn(node, fields, inner), ...controlsIn(node, slot)];
      return [
        ...mistakes.map(([attribute, mistake]) => describe(node, attribute, mistake)),
        ...check(node.children, inner),
      ];
    });
  const fields = templateFields.get(slot);
  return fields ? check(content, fields) : [];
}

type Mistake = readonly [attribute: string, mistake: string];

function mistakesIn({name, attributes}: TemplateNode, fields: Fields, inner: Fields): Mistake[] {
  const bindings = Object.entries(attributes).flatMap(([attribute, value]): Mistake[] => {
    const mistake = mistakeIn(attribute, value, attribute === 'data-each' ? fields : inner);
    return mistake ? [[`${attribute}="${value}"`, mistake]] : [];
  });
  const twice = RULES.filter(rule => rule in attributes)
    .slice(1)
    .map((rule): Mistake => [rule, 'an element can have only one of data-each, data-if and data-unless']);
  const foreign = HOSTS.filter(({binding, accepts}) => binding in attributes && !accepts.test(name)).map(
    ({binding, words}): Mistake => [binding, `it works only on ${words}`],
  );
  return [...bindings, ...twice, ...foreign];
}

const controlsIn = ({name}: TemplateNode, slot: string): Mistake[] =>
  slot === 'suggestion' && CONTROLS.includes(name)
    ? [[`<${name}>`, 'a suggestion can’t contain it, because the whole suggestion is a link']]
    : [];
