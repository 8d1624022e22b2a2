import texts from '../../core/messages/en.ts';
import {type Message, placeholdersOf} from '../../core/messages.ts';
import type {Config} from '../../service/config.ts';
import {nameWithAdvice, unknownNames} from './unknown-names.ts';

/** What a theme says under names that nothing here has. Only the drawer looks: it takes every text to know all names. */
export function checkNames({messages, events}: Pick<Config, 'messages' | 'events'>): string[] {
  const problems = [
    ...unknownNames(Object.keys(messages), Object.keys(texts)).map(
      name => `"messages" has no text ${nameWithAdvice(name)}`,
    ),
    ...unknownNames(Object.keys(events), ['search', 'click']).map(
      name => `"events" has no event ${nameWithAdvice(name)}`,
    ),
    ...Object.entries(messages).flatMap(([key, message]) => checkPlaceholders(key, message)),
  ];
  return problems.map(problem => `in <script data-storefront-search>, ${problem}`);
}

/** What a list reads of a theme besides the attributes that it observes. */
const LIST_DATA = [
  'data-title',
  'data-transition',
  'data-standard-events',
  'data-collection-id',
  'data-products-count',
  'data-preview-state',
];

/** The attributes that one of our elements reads. */
export function attributesOf(element: Element): readonly string[] {
  const {observedAttributes = []} = element.constructor as {observedAttributes?: readonly string[]};
  return element.localName.endsWith('search-results')
    ? [...observedAttributes, ...LIST_DATA]
    : observedAttributes;
}

/** Attributes of one of our elements that look like one of its own, but are not read. */
export function checkAttributes(element: Element): string[] {
  return unknownNames(element.getAttributeNames(), attributesOf(element))
    .filter(({meant}) => meant)
    .map(name => `<${element.localName}> has no attribute ${nameWithAdvice(name)}`);
}

/** Templates of a list that nothing is made of. */
export function checkTemplates(element: Element): string[] {
  const templates = element.querySelectorAll(':scope > template');
  const slots = Array.from(templates, template => template.getAttribute('slot') ?? '');
  return unknownNames(slots, ['product', 'article', 'page', 'empty']).map(
    name => `<${element.localName}> has no template ${nameWithAdvice(name)}`,
  );
}

/** Blocks that look like the page's settings, but are not read: the first of the right type is. */
export function checkBlocks(page: ParentNode): string[] {
  const blocks = [...page.querySelectorAll('[data-storefront-search]')];
  const isTyped = (block: Element) => block.matches('script[type="application/json"]');
  const read = blocks.find(isTyped);
  return blocks
    .filter(block => block !== read)
    .map(block =>
      isTyped(block)
        ? 'a further <script data-storefront-search> is not read: put what it says into the first.'
        : 'what has data-storefront-search is not read: it must be a <script type="application/json">.',
    );
}

/** Panels of a search that no list shows, where there are lists of others: they stay empty. */
export function checkInstances(elements: readonly Element[]): string[] {
  const instancesOf = (tag: string) =>
    elements
      .filter(({localName}) => localName.endsWith(tag))
      .map(element => element.getAttribute('instance') || 'default');
  const lists = instancesOf('search-results');
  if (lists.length === 0) return [];
  return unknownNames(instancesOf('facet-panel'), lists).map(
    name =>
      `<facet-panel> filters a list that is not here: no <search-results> has instance ${nameWithAdvice(name)}`,
  );
}

/** A placeholder that the text does not have would be left blank. */
function checkPlaceholders(key: string, message: Message): string[] {
  const original = texts[key as keyof typeof texts];
  if (!original) return [];
  const known = placeholdersOf(original);
  return placeholdersOf(message)
    .filter(name => !known.includes(name))
    .map(name => `"${key}" has no ${name}${known.length > 0 ? `; there is ${known.join(', ')}` : ''}.`);
}
