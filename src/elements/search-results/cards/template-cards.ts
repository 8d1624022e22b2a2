import type {Answer} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {storeHref} from '../../../core/products/link.ts';
import {pictureSources} from '../../../core/products/picture.ts';
import {report} from '../../../service/console/report.ts';
import type {ResultsHost} from '../results-host.ts';
import {dateOf} from './content-card.ts';
import type {CardContext} from './product-card.ts';
import {
  bind,
  mistakesOf,
  placeOf,
  type TemplateRecord,
  type Update,
  type Writers,
} from './template-binding.ts';

/** A value of a response that a template can't show. */
class UnusableValue extends Error {
  readonly binding: string;
  constructor(binding: string, value: string) {
    super(`${binding}: "${value}" is no http or https address`);
    this.binding = binding;
  }
}

/** What a template became in a card, or in place of no results. */
interface Copy {
  readonly template: HTMLTemplateElement;
  readonly content: DocumentFragment;
  readonly update: Update;
}

interface Rendered {
  readonly by: unknown;
  readonly of: string;
  readonly content: unknown;
}

const copies = new WeakMap<Element, Copy>();
const rendered = new WeakMap<Element, Rendered>();
/** What templates show in place of no results. */
const empties = new WeakSet<Element>();
/** Whether a template can be used. */
const checked = new WeakMap<HTMLTemplateElement, boolean>();

/**
 * The card that the theme makes itself, by the list's `renderItem` or a template; `undefined` where it makes none, or
 * can't be used. Fetched where the list has either.
 */
export function customCard(
  list: ResultsHost,
  card: Element,
  item: ResultItem,
  context: CardContext,
): unknown {
  const made = renderedCard(list, card, item, context);
  if (made === undefined) return fill(list, card, item.content_type, {...item}, context);
  // What a template made of the card goes with it.
  copies.delete(card);
  return made;
}

/** What the theme shows in place of no results, by its template. @param answer the empty one, if it is. */
export function showEmpty(list: ResultsHost, answer: Answer | undefined, context: CardContext): void {
  // The theme may have others of its own there.
  const shown = [...list.children].find(child => child.slot === 'no-results' && empties.has(child));
  const place = shown ?? Object.assign(document.createElement('div'), {slot: 'no-results'});
  const content = answer && fill(list, place, 'empty', {...answer, query: answer.request.query}, context);
  if (content?.childNodes.length) place.replaceChildren(content);
  if (!content) shown?.remove();
  else if (!shown) list.append(place);
  empties.add(place);
}

/**
 * The script is asked again only for what has changed: what others put in a card that is the same stays. It gets the
 * item's address below the root of the shopper's language, as every other card links it.
 */
function renderedCard(
  {renderItem}: ResultsHost,
  card: Element,
  item: ResultItem,
  {rootUrl}: CardContext,
): unknown {
  if (!renderItem) return;
  const of = JSON.stringify(item);
  const last = rendered.get(card);
  if (last?.by === renderItem && last.of === of) return last.content;
  let content: unknown;
  try {
    const url = storeHref(item.url, rootUrl, location.href) ?? '';
    content = renderItem({...item, url}) || undefined;
  } catch (error) {
    void report('template', `renderItem failed on ${item.url}: ${error}`);
  }
  rendered.set(card, {by: renderItem, of, content});
  return content;
}

function fill(
  list: ResultsHost,
  place: Element,
  kind: string,
  record: TemplateRecord,
  context: CardContext,
): DocumentFragment | undefined {
  const template = list.querySelector<HTMLTemplateElement>(`:scope > template[slot=${kind}]`);
  if (!template || !isUsable(template, kind)) return;
  let copy = copies.get(place);
  if (copy?.template !== template) {
    const content = document.importNode(template.content, true);
    copy = {template, content, update: bind(content, writers(context))};
    copies.set(place, copy);
  }
  try {
    copy.update(record);
    return copy.content;
  } catch (error) {
    if (!(error instanceof UnusableValue)) throw error;
    const element = template.content.querySelector(`[${error.binding}]`) as Element;
    void report('template', `${placeOf(template, element)}: ${error.message}`);
    copies.delete(place);
  }
}

function isUsable(template: HTMLTemplateElement, kind: string): boolean {
  if (!checked.has(template)) {
    const mistakes = mistakesOf(template, kind);
    checked.set(template, mistakes.length === 0);
    for (const mistake of mistakes) void report('template', mistake);
  }
  return checked.get(template) ?? false;
}

function writers({money, locale, rootUrl}: CardContext): Writers {
  const usable = <T>(made: T | undefined, binding: string, value: string): T => {
    if (!made) throw new UnusableValue(binding, value);
    return made;
  };
  return {
    text: (value, field) => (field === 'published_at' ? dateOf(value, locale) : String(value ?? '')),
    money: money.format,
    href: (link, value) =>
      set(link, 'href', usable(storeHref(value, rootUrl, location.href), 'data-href', value)),
    src(image, value) {
      const {src, srcset} = usable(pictureSources(value, location.href), 'data-src', value);
      if (srcset) set(image, 'srcset', srcset);
      else image.removeAttribute('srcset');
      set(image, 'src', src);
    },
  };
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
