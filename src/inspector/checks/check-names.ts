import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import type {Config} from '../../service/browser/config.ts';
import {nameWithAdvice, unknownNames} from './unknown-names.ts';

/** Finds unknown names in the page's configuration. Only the inspector can, because it loads every text. */
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

/** Attributes that a list reads without observing them. */
const LIST_DATA = [
  'data-title',
  'data-transition',
  'data-standard-events',
  'data-collection-id',
  'data-products-count',
  'data-preview-state',
];

/** The attributes that a search element reads. */
export function attributesOf(element: Element): readonly string[] {
  const {observedAttributes = []} = element.constructor as {observedAttributes?: readonly string[]};
  return element.localName.endsWith('search-results')
    ? [...observedAttributes, ...LIST_DATA]
    : observedAttributes;
}

/** Finds attributes that look like one of the element's own, but are not read. */
export function checkAttributes(element: Element): string[] {
  return unknownNames(element.getAttributeNames(), attributesOf(element))
    .filter(({meant}) => meant)
    .map(name => `<${element.localName}> has no attribute ${nameWithAdvice(name)}`);
}

/** Finds templates of a list that it does not use. */
export function checkTemplates(element: Element): string[] {
  const templates = element.querySelectorAll(':scope > template');
  const slots = Array.from(templates, template => template.getAttribute('slot') ?? '');
  return unknownNames(slots, ['product', 'article', 'page', 'empty']).map(
    name => `<${element.localName}> has no template ${nameWithAdvice(name)}`,
  );
}

/** Finds configuration blocks that are not read: only the first one of the right type is. */
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

/** Finds panels whose instance no list shows, although the page has lists; such panels stay empty. */
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

/** Finds placeholders that the original text does not have, which nothing fills. */
function checkPlaceholders(key: string, message: Message): string[] {
  const original = texts[key as keyof typeof texts];
  if (!original) return [];
  const known = placeholdersOf(original);
  return placeholdersOf(message)
    .filter(name => !known.includes(name))
    .map(name => `"${key}" has no ${name}${known.length > 0 ? `; there is ${known.join(', ')}` : ''}.`);
}
