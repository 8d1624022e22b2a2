import type {Journal} from '../journal.ts';

/** Records the elements' DOM events and their messages on the console. */
export function watchSignals(journal: Journal): void {
  const record = (name: string, detail: unknown) =>
    journal.add({kind: 'signal', at: Date.now(), name, detail, findings: []});
  // On the window, after the page's listeners, so that `defaultPrevented` is final.
  for (const name of ELEMENT_EVENTS) addEventListener(name, event => record(name, describe(event)));
  const {error} = console;
  console.error = (...values) => {
    const [line] = values;
    if (isOwnLine(line)) record('console', line.slice(PREFIX.length));
    error.apply(console, values);
  };
}

/** The DOM events of the elements. */
export const ELEMENT_EVENTS = [
  'search-start',
  'search-results',
  'search-error',
  'search-degraded',
  'search-redirect',
  'search-filter',
  'search-result-click',
  'search-add-to-cart',
] as const;

/** The prefix of the elements' console messages. */
const PREFIX = 'storefront-search: ';

function isOwnLine(line: unknown): line is string {
  return typeof line === 'string' && line.startsWith(PREFIX);
}

const FIELDS = ['query', 'code', 'reason', 'url', 'position', 'variantId', 'quantity'] as const;

interface SearchEventParts extends Partial<Record<(typeof FIELDS)[number], unknown>> {
  readonly answer?: {readonly total: number; readonly hits: readonly unknown[]};
  readonly item?: {readonly product_id: string};
}

function describe(event: Event): object {
  const parts = event as SearchEventParts;
  const {answer, item} = parts;
  return {
    on: event.target instanceof Element ? event.target.localName : 'document',
    ...Object.fromEntries(FIELDS.map(field => [field, parts[field]])),
    ...(answer && {total: answer.total, hits: answer.hits.length}),
    product_id: item?.product_id,
    ...(event.defaultPrevented && {prevented: true}),
  };
}
