import {leadsTo} from '../../core/products/link.ts';
import {fetchSection} from './section.ts';
import {withTimeout} from './with-timeout.ts';

/** A product whose card is wanted: its number on the platform, and its handle. */
export interface WantedCard {
  readonly id: string;
  readonly handle: string;
}

/** The page and the section in which the platform renders cards. */
export interface CardSource {
  /** The page of results, in whose context the section is rendered. */
  readonly searchUrl: string;
  /** The section's id. */
  readonly section: string;
}

/** The section that the kit brings, whose id is its name if it is in no template. */
export const CARDS_SECTION = 'storefront-search-cards';
/** Maximum length of an address that all servers and proxies accept. */
const MAX_ADDRESS = 2000;
/** Maximum of results that Liquid lists per page. */
const MAX_RESULTS = 50;

/**
 * Requests the theme's own cards of products from the platform, by Section Rendering: as few requests as the length of an address
 * allows. Ignores refusals, other pages and late answers.
 *
 * @param show called with the products of each answered request, and the cards that the platform returned, by the products'
 *   numbers.
 */
export async function requestCards(
  wanted: readonly WantedCard[],
  source: CardSource,
  signal: AbortSignal,
  show: (asked: readonly WantedCard[], cards: ReadonlyMap<string, DocumentFragment>) => void,
): Promise<void> {
  const request = async (part: readonly WantedCard[], timeout: AbortSignal) => {
    const address = cardsAddress(part, source);
    const section = await fetchSection(address, source.section, timeout).catch(() => undefined);
    if (section) show(part, cardsIn(section, part));
  };
  const parts = partsOf(wanted, source);
  await withTimeout(timeout => Promise.all(parts.map(part => request(part, timeout))), signal);
}

export function cardsAddress(wanted: readonly WantedCard[], {searchUrl, section}: CardSource): string {
  const q = wanted.map(({id}) => `id:${id}`).join(' OR ');
  return `${searchUrl}?${new URLSearchParams({q, type: 'product', section_id: section})}`;
}

/** Divides products among requests, as many per request as its address can name. */
export function partsOf(wanted: readonly WantedCard[], source: CardSource): WantedCard[][] {
  const parts: WantedCard[][] = [];
  for (const each of wanted) {
    const part = parts.at(-1) ?? [];
    const isFull = part.length === MAX_RESULTS || cardsAddress([...part, each], source).length > MAX_ADDRESS;
    if (part.length === 0 || isFull) parts.push([each]);
    else part.push(each);
  }
  return parts;
}

/**
 * Finds cards in a section: marked cards, as in the kit's section, or else the items of the theme's own list. Scripts in them
 * never run, as with `innerHTML`: the parser marks them as already started, and clones keep the mark.
 */
export const cardsIn = (section: ParentNode, wanted: readonly WantedCard[]): Map<string, DocumentFragment> =>
  findCards(wanted, each => markedCard(section, each) ?? listedCard(section, each));

export const markedCardsIn = (
  root: ParentNode,
  wanted: readonly WantedCard[],
): Map<string, DocumentFragment> => findCards(wanted, each => markedCard(root, each));

function findCards(
  wanted: readonly WantedCard[],
  find: (each: WantedCard) => DocumentFragment | undefined,
): Map<string, DocumentFragment> {
  return new Map(
    wanted.flatMap((each): [string, DocumentFragment][] => {
      const content = find(each);
      return content?.querySelector('a[href]') ? [[each.id, content]] : [];
    }),
  );
}

function markedCard(root: ParentNode, {id}: WantedCard): DocumentFragment | undefined {
  const place = root.querySelector(`[data-storefront-search-card="${id}"]`);
  if (!place) return undefined;
  return place instanceof HTMLTemplateElement ? place.content : childrenOf(place);
}

/** The content of the theme's list item with the product's link. */
function listedCard(root: ParentNode, {handle}: WantedCard): DocumentFragment | undefined {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('li a[href]')];
  const link = links.find(each => leadsTo(each, handle));
  const item = link?.closest('li:not(li li)');
  return item ? childrenOf(item) : undefined;
}

function childrenOf(element: Element): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...[...element.childNodes].map(child => child.cloneNode(true)));
  return fragment;
}
