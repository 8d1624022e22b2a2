/** Built files that keep their names. */
export const LOADER = 'storefront-search.js';
const SHORTCUTS = 'storefront-search-shortcuts.js';
const VIEWED = 'storefront-search-viewed.js';
const EMBED = 'storefront-search-embed.js';
export const BUNDLE = 'storefront-search.bundle.js';
const INSPECTOR = 'storefront-search.debug.js';

/** The files besides the loader that are built separately. */
export const UNSPLIT = [EMBED, SHORTCUTS, VIEWED, BUNDLE, INSPECTOR];

const BOX = 'src/entries/search-box.ts';
const OPENED_BOX = 'src/elements/search-box/suggestions.ts';
const SCHEMA = 'src/core/contract/schema.ts';
const PAINTED = ['src/entries/first-search.ts', SCHEMA, 'src/entries/results-page.ts'];
/** The modules that results load by themselves after their first paint. A phone does not load the facets. */
const AFTER_PAINT = [
  'src/elements/search-results/features.ts',
  'src/elements/search-results/history/snapshots.ts',
];
const FACETS = 'src/elements/facet-panel/panel-facets.ts';

const CARDS = 'src/elements/search-results/cards/card-features.ts';
const CONTROLS = 'src/elements/search-results/control-features.ts';
const PAGE_FEATURES = 'src/elements/search-results/page-features.ts';
const FILTER_BAR = 'src/elements/facet-panel/filter-bar.ts';
const FILTER_DRAWER = 'src/elements/facet-panel/filter-drawer.ts';
/** The modules that the kit adds in Horizon: its card, its bar of filters, and the picture's transition. */
const HORIZON = [CARDS, FILTER_BAR];

/** Lists the files of each kind of page, with Japanese messages. A limit is a decision, not today's size. */
export function pagesOf(graph) {
  const {ja} = graph.languages;
  const page = (name, limit, ...modules) => ({name, limit, files: [LOADER, ja, ...graph.reach(...modules)]});
  return [
    {name: 'loader, search box untouched', limit: 1_600, files: [LOADER]},
    {name: 'a collection that nobody has touched', limit: 2_000, files: [LOADER, SHORTCUTS]},
    {name: 'extras of a page', limit: 1_500, files: [SHORTCUTS, VIEWED]},
    page('search box, ready to type', 17_000, BOX),
    page('search box, first answer shown', 38_000, BOX, OPENED_BOX, SCHEMA),
    page('results page, painted', 40_000, ...PAINTED),
    page('results page, without a touch', 56_000, ...PAINTED, ...AFTER_PAINT, FACETS),
    page('results page on a phone', undefined, ...PAINTED, ...AFTER_PAINT),
    page('results page of the kit in Horizon', 62_000, ...PAINTED, ...AFTER_PAINT, FACETS, ...HORIZON),
  ];
}

/** Pages of results whose search box is in use: on a phone, or with a drawer, and with a sidebar of facets. */
const PHONE = [...PAINTED, ...AFTER_PAINT, BOX, OPENED_BOX];
const WIDE = [...PHONE, FACETS];

/** The markup that loads additional files on a page of results, with their modules or files. Rows of one built file are adjacent. */
const OPT_INS = [
  {name: '`<search-results quick-add>`', modules: [CARDS]},
  {name: '`<search-results cards="theme">`', modules: [CARDS]},
  {name: '`<template slot="product">`, `article`, `page` or `empty`', modules: [CARDS]},
  {name: '`<template slot="banner">`', modules: [CARDS]},
  {
    name: '`<template slot="suggestion">` of a search box',
    modules: ['src/elements/shared/templates/theme-card.ts'],
  },
  {name: '`<search-results columns="2 4">`, a choice of columns', modules: [CONTROLS]},
  {name: '`<search-results paging="pages">`', modules: [CONTROLS]},
  {name: '`<search-results paging="infinite">`', modules: [CONTROLS]},
  {name: '`slot="browse"`', modules: [PAGE_FEATURES]},
  {name: '`<search-results data-transition>`', modules: [PAGE_FEATURES]},
  {name: '`<search-results data-picture-transition="…">`', modules: [PAGE_FEATURES]},
  {name: '`<facet-panel mode="bar">`', modules: [FILTER_BAR]},
  {
    name: '`<facet-panel mode="drawer">`, or any on a phone, when the shopper opens it',
    modules: [FACETS, FILTER_DRAWER],
    page: PHONE,
  },
  {
    name: '`quick-add`, when the shopper chooses among variants',
    modules: ['src/elements/search-results/quick-add/option-picker.ts'],
  },
  {
    name: '`<search-results first-results="theme">`, when the shopper uses it',
    modules: ['src/elements/search-results/theme-list/theme-features.ts'],
  },
  {
    name: 'the theme’s own form of filters in `<facet-panel>`',
    modules: ['src/elements/facet-panel/form-takeover.ts'],
  },
  {
    name: 'results of the theme as the fallback, when the service can’t answer',
    modules: ['src/elements/search-results/platform-answer.ts'],
  },
  {name: 'the price slider', modules: ['src/elements/facet-panel/price-filter.ts']},
  {name: 'filter values with a unit, such as 22.5cm', modules: ['src/core/filters/measures.ts']},
  {name: 'the first choice of a filter', modules: ['src/service/search/search-parts.ts']},
  {
    name: '`<search-box platform-suggestions>`',
    modules: ['src/service/shopify/platform-suggestions.ts'],
  },
  {
    name: '`<search-box viewed-products>`, with products to show',
    modules: ['src/elements/search-box/viewed-products.ts'],
  },
  {name: 'keeping viewed products, on product pages', files: [VIEWED]},
  {name: 'shortcut keys', files: [SHORTCUTS]},
  {name: 'the app embed', files: [EMBED]},
  {
    name: 'the theme editor’s preview of states',
    modules: ['src/elements/search-results/theme-editor/preview.ts'],
  },
  {name: 'a problem in the console', modules: ['src/service/console/problems.ts']},
  {name: 'the inspector, for developers', files: [INSPECTOR]},
];

/** Lists the files that each opt-in adds to a page of results whose search box is in use. */
export function optInsOf(graph) {
  return OPT_INS.map(({name, modules = [], files = [], page = WIDE}) => {
    const loaded = graph.reach(...page);
    return {name, files: [...files, ...graph.reach(...modules).filter(file => !loaded.includes(file))]};
  });
}
