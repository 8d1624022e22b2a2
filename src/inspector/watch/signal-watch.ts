import type {Journal} from '../journal.ts';

const EVENTS = [
  'search-start',
  'search-results',
  'search-error',
  'search-degraded',
  'search-redirect',
  'search-result-click',
  'search-add-to-cart',
] as const;

/** Lists the elements' DOM events, and what they tell a developer on the console. */
export function watchSignals(journal: Journal): void {
  const note = (name: string, detail: unknown) =>
    journal.add({kind: 'signal', at: Date.now(), name, detail, findings: []});
  // At the window, last of all: what the page prevented is known.
  for (const name of EVENTS) addEventListener(name, event => note(name, describe(event)));
  const {error} = console;
  console.error = (...values) => {
    const [line] = values;
    if (typeof line === 'string' && line.startsWith('storefront-search: ')) note('console', line.slice(19));
    error.apply(console, values);
  };
}

function describe(event: Event): object {
  const parts = event as Partial<
    Record<'query' | 'code' | 'reason' | 'url' | 'position' | 'variantId' | 'quantity', unknown>
  > & {
    answer?: {total: number; hits: readonly unknown[]};
    item?: {product_id: string};
  };
  const {answer, item} = parts;
  const {query, code, reason, url, position, variantId, quantity} = parts;
  const target = event.target instanceof Element ? event.target.localName : 'document';
  const shown = answer && {total: answer.total, hits: answer.hits.length};
  const told = {on: target, query, code, reason, url, position, variantId, quantity};
  return {...told, ...shown, product_id: item?.product_id, ...(event.defaultPrevented && {prevented: true})};
}
