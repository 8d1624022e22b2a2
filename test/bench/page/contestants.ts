/** A contestant: a page of its own, with the same data. */
export interface Contestant {
  readonly name: string;
  readonly label: string;
  /** Its script, in `browser/`. */
  readonly entry: string;
  /** Its style sheet, in addition to the page's. */
  readonly head?: string;
  /** A Liquid file that a theme would render into its page. */
  readonly liquid?: string;
  readonly box: string;
  /** Its results page; `undefined` for a search box alone, which has none to measure. */
  readonly main?: string;
  /** Selectors of a facet value, and of the button for more results. */
  readonly filter?: string;
  readonly more?: string;
  /** Whether it is a library, on which others build. */
  readonly isPeer?: boolean;
  /** Whether it never searches. */
  readonly idle?: boolean;
  /** Whether Back restores the previous search. */
  readonly goesBack?: boolean;
}

const INPUT = '<input type="search" name="q" aria-label="Search" autocomplete="off">';
// Its script is a part of the measuring script, like those of the others.
const OUR_HEAD = `<script type="application/json" data-storefront-search>{"endpoint": "/apps/search", "locale": "en", "currency": "USD"}</script>
  <link rel="modulepreload" href="/dist/storefront-search.js">`;

const OUR_BOX = `<search-box><form role="search" action="/ours">${INPUT}</form></search-box>`;

export const contestants: readonly Contestant[] = [
  {
    name: 'ours',
    label: 'Ours',
    entry: 'browser/ours.ts',
    head: OUR_HEAD,
    liquid: 'dist/storefront-search-preload.liquid',
    box: OUR_BOX,
    main: '<facet-panel></facet-panel><search-results page-size="50"></search-results>',
    filter: 'facet-panel [part=value] input',
    more: 'search-results [part=more]',
    goesBack: true,
  },
  {
    name: 'by-hand',
    label: 'By hand, innerHTML',
    entry: 'browser/by-hand.ts',
    box: INPUT,
    main: ' ',
    filter: '.facet input',
    more: '.more',
    goesBack: true,
  },
  {
    name: 'instantsearch',
    label: 'InstantSearch.js',
    isPeer: true,
    entry: 'browser/instantsearch.js',
    box: '<div class="box"></div>',
    main: '<div class="facets"></div><div><div class="count"></div><div class="hits"></div></div>',
    filter: '.facets .ais-RefinementList-checkbox',
    more: '.hits .more',
    goesBack: true,
  },
  {
    name: 'preact-instantsearch',
    label: 'Preact + InstantSearch',
    isPeer: true,
    entry: 'browser/preact-instantsearch.js',
    box: '',
    main: ' ',
    filter: '.facets .ais-RefinementList-checkbox',
    more: '.hits .more',
    goesBack: true,
  },
  {
    name: 'pagefind',
    label: 'Pagefind component UI',
    isPeer: true,
    entry: 'browser/pagefind.js',
    head: '<link rel="stylesheet" href="/scripts/pagefind.css">',
    box: '<pagefind-input></pagefind-input>',
    main: `<pagefind-filter-pane expanded></pagefind-filter-pane>
      <div><pagefind-summary></pagefind-summary><pagefind-results show-images hide-sub-results></pagefind-results></div>`,
    filter: '.pf-checkbox-input',
  },
  {
    name: 'autocomplete',
    label: 'Algolia Autocomplete (box)',
    isPeer: true,
    entry: 'browser/autocomplete.js',
    box: '<div class="box"></div>',
  },
  {
    name: 'our-box',
    label: 'Ours (box)',
    entry: 'browser/ours.ts',
    head: OUR_HEAD,
    box: OUR_BOX,
  },
  {name: 'bare', label: 'Bare field', entry: 'browser/bare.ts', box: INPUT, idle: true},
];
