import {nameWithAdvice, unknownNames} from './check-config.ts';
import {isWholeNumber} from './check-request.ts';

/** Attributes that a list reads without observing them. */
const LIST_DATA = [
  'data-title',
  'data-transition',
  'data-picture-transition',
  'data-cards-section',
  'data-standard-events',
  'data-collection-id',
  'data-products-count',
  'data-short-count',
  'data-preview-state',
];

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

/** Finds templates of a list or a search box that it does not use. */
export function checkTemplates(element: Element): string[] {
  const templates = element.querySelectorAll(':scope > template');
  const slots = Array.from(templates, template => template.getAttribute('slot') ?? '');
  const places = element.localName.endsWith('search-box') ? ['start'] : ['empty', 'browse', 'banner'];
  return unknownNames(slots, ['product', 'article', 'page', ...places]).map(
    name => `<${element.localName}> uses no template with the slot ${nameWithAdvice(name)}`,
  );
}

/** Finds unusable places of a list's banners. The list uses the default instead. */
export function checkBanners(element: Element): string[] {
  const banners = element.querySelectorAll<HTMLElement>(':scope > template[slot=banner]');
  return [...banners].flatMap(({dataset: {after = '0', span = '1'}}) => [
    ...(isWholeNumber(after, 0) ? [] : [`data-after="${after}" of a banner must be a whole number from 0.`]),
    ...(/^[12]$/.test(span) ? [] : [`data-span="${span}" of a banner must be 1 or 2.`]),
  ]);
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
      `<facet-panel> has no list to filter: no <search-results> has the instance ${nameWithAdvice(name)}`,
  );
}
