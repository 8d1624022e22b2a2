import {RecordingProxy} from '../../support/page/recording-proxy.ts';
import {type DemoProcess, startDemo} from '../../support/runners/demo-process.ts';
import {copyWithKit} from '../theme/with-kit.ts';

/** A way to search a store: our elements, or the theme's own pages. */
export interface Contestant {
  readonly name: 'off' | 'prefetch' | 'prerender' | 'theme';
  readonly label: string;
  readonly origin: string;
  readonly places: Places;
  /** The `ahead` of the configuration; `undefined` without our script. */
  readonly ahead: 'off' | 'prefetch' | 'prerender' | undefined;
  /** Adds scripts to pages where the browser's tools can't: they do not reach a page that is rendered ahead. */
  readonly proxy?: RecordingProxy;
  /** The number of results that the box requests, if not that of the results page. */
  readonly pageSize?: number;
  /** The list's `cards`. */
  readonly cards?: 'theme';
}

/** Selectors of what a shopper uses. */
export interface Places {
  /** Shows the search field, if that is not on the page. */
  readonly opener: string;
  readonly field: string;
  /** A suggested product; empty if nothing is suggested. */
  readonly option: string;
  readonly all: string;
  /** A result on the results page: with our elements, one of the service. */
  readonly result: string;
  /** What shows the filters of a collection on a phone, and the first value that is chosen; `undefined` if a filter opens another page. */
  readonly filter: {readonly opener: string; readonly value: string} | undefined;
}

/** The stores that the contestants are in. */
export interface Stores {
  readonly contestants: readonly Contestant[];
  stop(): Promise<void>;
}

const OPENER = 'details-modal summary, [on\\:click="#search-modal/showDialog"]';
const CHOSEN = 'input[value="Coast & Pine"]';
const OURS: Places = {
  opener: OPENER,
  field: 'search-box input[name=q]',
  option: '[role=option][href*="/products/"]',
  all: '[role=listbox] > [role=option]:last-of-type',
  result: '.search-card a[href]',
  filter: {opener: '.storefront-search-open', value: `.storefront-search-form-filters ${CHOSEN}`},
};
/** Of a page that has our elements, but not their script: what Liquid renders into them. */
const FALLBACK: Places = {...OURS, option: '', result: '.storefront-search-grid a[href]', filter: undefined};
/** Of the themes Dawn and Horizon. */
const THEME: Places = {
  opener: OPENER,
  field: ':is(predictive-search, predictive-search-component) input[name=q]',
  option: '#predictive-search-results a[href*="/products/"]',
  all: '#predictive-search-option-search-keywords button, .predictive-search__search-button',
  result: ':is(#product-grid, .product-grid) a[href*="/products/"]',
  filter: {
    opener: '.mobile-facets__open-wrapper, .facets-toggle__button',
    value: `:is(#FacetFiltersFormMobile, #filters-drawer) ${CHOSEN}`,
  },
};

const AHEAD = ['off', 'prefetch', 'prerender'] as const;

/**
 * Starts the demo store, and for a theme a second one with the theme as it is.
 *
 * @param theme its folder; without it, the demo's own theme, which has no search pages but ours.
 */
export async function openStores(theme: string | undefined): Promise<Stores> {
  const folders = theme ? [copyWithKit(theme), theme] : [undefined];
  const demos: DemoProcess[] = [];
  // One after the other, since a start takes 5 s of a processor.
  for (const folder of folders) demos.push(await startDemo(folder ? ['--theme', folder] : []));
  const [{origin}, own] = demos as [DemoProcess, DemoProcess?];
  const proxy = new RecordingProxy(origin);
  const proxied = {origin: await proxy.start(), proxy};
  const ours = AHEAD.map(
    (ahead): Contestant => ({
      name: ahead,
      label: `ours, \`${ahead}\``,
      origin,
      places: OURS,
      ahead,
      ...(ahead === 'prerender' && proxied),
    }),
  );
  const label = theme ? 'the theme itself' : 'the theme’s Liquid';
  const places = theme ? THEME : FALLBACK;
  const itself: Contestant = {
    name: 'theme',
    label,
    origin: own?.origin ?? origin,
    places,
    ahead: undefined,
  };
  const stop = async () => {
    proxy.stop();
    await Promise.all(demos.map(demo => demo.stop()));
  };
  return {contestants: [...ours, itself], stop};
}
