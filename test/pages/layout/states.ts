import type {Stage, Width} from './stage.ts';

/** A state that shoppers see, and how a page gets into it. */
export interface LayoutState {
  readonly name: string;
  /** The widths at which it exists; all by default. */
  readonly widths?: readonly Width[];
  /** Whether it has to be entered again at each width. */
  readonly isOfWidth?: boolean;
  readonly enter: (stage: Stage) => Promise<void>;
  readonly leave?: (stage: Stage) => Promise<void>;
}

const PHONES = [320, 390] as const;
const WIDE = [768, 1280] as const;

/** The least room that the overlay of a phone has, and that below a field. */
const NARROWEST = [320, 768] as const;

const search = ({query}: Stage) => `./search?q=${encodeURIComponent(query.many)}`;

/**
 * One after the other, on one page: each state begins where the one before it has left the page. All four widths are audited but
 * for states that exist at some only, modes of the panel on phones, where they are one, and a hint of one line.
 */
export const STATES: readonly LayoutState[] = [
  {name: 'idle, without a search term', enter: stage => stage.load('./search', 'idle')},
  {
    name: 'loading',
    enter: async stage => {
      await stage.hold();
      await stage.load(search(stage), 'loading');
    },
    leave: stage => stage.release(),
  },
  {name: 'ready', enter: stage => stage.load(search(stage), 'ready')},
  {
    name: 'ready, sorted by price',
    enter: stage => stage.search({sort: 'price_asc'}, 'ready'),
  },
  {
    name: 'ready with one filter',
    enter: stage => stage.search({query: stage.query.many, filters: {filter_available: ['true']}}, 'ready'),
  },
  {
    name: 'ready with two filters',
    enter: stage =>
      stage.search({filters: {filter_available: ['true'], filter_price_min: ['1000']}}, 'ready'),
  },
  {
    name: 'drawer open',
    widths: PHONES,
    isOfWidth: true,
    enter: async ({page}) => {
      await page.locator('facet-panel [part=open]').click();
      await page.locator('facet-panel dialog [part=facets] input').first().waitFor();
    },
    leave: async ({page}) => {
      await page.keyboard.press('Escape');
      await page.locator('facet-panel dialog').waitFor({state: 'hidden'});
    },
  },
  {
    name: 'drawer mode',
    widths: WIDE,
    enter: stage => layOut(stage, 'drawer'),
  },
  {
    name: 'bar mode',
    widths: WIDE,
    enter: stage => layOut(stage, 'bar'),
  },
  {
    name: 'bar mode, a group open',
    widths: WIDE,
    isOfWidth: true,
    enter: ({page}) => page.locator('facet-panel .bar [part=disclosure]').first().click(),
    leave: ({page}) => page.keyboard.press('Escape'),
  },
  {
    name: 'refreshing',
    enter: async stage => {
      await layOut(stage, 'auto');
      await stage.hold();
      await stage.search({sort: 'newest'}, 'refreshing');
    },
    leave: stage => stage.release(),
  },
  {
    name: 'empty with filters',
    enter: stage =>
      stage.search(
        {query: stage.query.many, filters: {filter_available: ['true'], filter_price_min: ['300000']}},
        'empty',
      ),
  },
  {name: 'empty without filters', enter: stage => stage.search({query: stage.query.none}, 'empty')},
  {
    name: 'columns to choose and quick add',
    enter: async stage => {
      await stage.search({query: stage.query.many}, 'ready');
      await stage.set('search-results', {columns: '1 2 4', quickAdd: true});
    },
  },
  {
    name: 'numbered pages',
    enter: async stage => {
      await stage.set('search-results', {columns: null, quickAdd: false, paging: 'pages'});
      await stage.search({page: 2}, 'ready');
    },
  },
  {
    name: 'suggestions open',
    isOfWidth: true,
    enter: stage => stage.type(stage.query.many, '[role=option]'),
    leave: stage => stage.closeBox(),
  },
  {
    name: 'no suggestions',
    widths: NARROWEST,
    isOfWidth: true,
    enter: stage => stage.type(stage.query.none, '.search-hint'),
    leave: stage => stage.closeBox(),
  },
  {
    name: 'degraded with results',
    enter: async stage => {
      await stage.set('search-results', {paging: 'more'});
      await stage.search({query: stage.query.native}, 'degraded', 'degraded-results');
    },
  },
  {
    name: 'failed, answered by the platform',
    enter: stage => stage.search({query: `${stage.query.few} 1`}, 'failed', 'garbage'),
  },
  {
    name: 'failed, for a query that is too long',
    enter: stage => stage.search({query: stage.query.many.repeat(80)}, 'failed'),
  },
  {
    name: 'more results failed',
    enter: async stage => {
      await stage.search({query: stage.query.many, sort: 'price_desc'}, 'ready');
      await stage.fail(() => stage.page.locator('search-results [part=more]').click());
    },
  },
  {name: 'degraded, in the theme’s place', enter: stage => stage.load(search(stage), 'degraded', 'failing')},
  {name: 'failed, in the theme’s place', enter: stage => stage.load(search(stage), 'failed', 'garbage')},
  {
    name: 'unavailable',
    enter: stage => stage.load(search(stage), 'unavailable', 'plan-missing'),
    leave: stage => stage.takeErrors(),
  },
  {name: 'collection', enter: stage => stage.load('./collections/apparel?sort=newest', 'ready')},
  {
    name: 'collection, empty with filters',
    enter: stage => stage.search({filters: {filter_price_min: ['300000']}}, 'empty'),
  },
  // Last, since the visitor's budget rests after them.
  {
    name: 'limited, answered by the platform',
    enter: async stage => {
      await stage.load(search(stage), 'ready');
      await stage.search({query: stage.query.few}, 'limited', 'rate-limited');
    },
  },
  {
    name: 'limited, in the theme’s place',
    enter: stage => stage.load(search(stage), 'limited', 'rate-limited'),
  },
];

async function layOut(stage: Stage, mode: string): Promise<void> {
  await stage.set('facet-panel', {mode});
  await stage.page.evaluate(name => {
    document.querySelector('.storefront-search-layout')?.setAttribute('data-panel', name);
  }, mode);
}
