import type {ReactiveController, TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {type Facet, facetsOf, narrowingFacets} from '../../core/filters/facets.ts';
import {choose, drop, type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import {countRefinements} from '../../core/filters/refinements.ts';
import {holdsMeasures, inSizeOrder} from '../../core/filters/size-order.ts';
import type {Translate} from '../../i18n/translator.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {chips, chipsStyles, reportIgnored} from '../shared/chips.ts';
import {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import {OptionSwatches} from '../shared/option-swatches.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {Alternatives, withoutFilters} from './alternatives.ts';
import {keepFacetFocus} from './facet-focus.ts';
import {type GroupStates, OpenedGroups} from './facet-group.ts';
import {facetsStyles} from './facets.styles.ts';
import {
  type FacetContext,
  type FacetItems,
  facetItems,
  facetList,
  readFacetNames,
  withAvailability,
} from './facets.ts';
import {refine} from './filter-changes.ts';
import {facetValues} from './long-facet.ts';
import {PriceFilter} from './price-filter.ts';
import {priceRangeStyles} from './price-range.styles.ts';
import {seedReader} from './seeds.ts';
import {skipLink} from './skip-link.ts';

interface Shown {
  readonly answer: Answer;
  readonly chosen: readonly FilterEntry[];
  readonly localization: Localization;
}

interface FacetsHost extends StoreElement {
  readonly facets: string | null;
  readonly collapsed: string | null;
  readonly swatchOptions: string | null;
}

/** The facets of a panel, with the control that fits each filter. */
export class PanelFacets implements ReactiveController {
  readonly groups: OpenedGroups;
  items: FacetItems = [];
  readonly #host: FacetsHost;
  readonly #alternatives = new Alternatives();
  readonly #seeds: () => readonly Facet[];
  readonly #controls: Pick<FacetContext, 'refine' | 'price' | 'values' | 'swatches'>;
  readonly #measures: Lazy<typeof import('../../core/filters/measures.ts')>;
  #answer: Answer | undefined;

  constructor(host: FacetsHost) {
    this.#host = host;
    this.groups = new OpenedGroups(host);
    this.#seeds = seedReader(host);
    this.#measures = new Lazy(host, () => import('../../core/filters/measures.ts'));
    keepFacetFocus(host);
    host.addController(this);
    this.#controls = {
      refine: change => refine(host.store, change),
      price: new PriceFilter(host),
      values: facetValues(host),
      swatches: new OptionSwatches(host),
    };
  }

  hostConnected(): void {
    for (const styles of [facetsStyles, chipsStyles, priceRangeStyles])
      adoptStyles(this.#host.renderRoot, styles);
  }

  hostUpdated(): void {
    const {store} = this.#host;
    if (this.#answer) this.#alternatives.remember(this.#answer, store);
    reportIgnored(filterEntries(store.state.query.filters), store.state.answer);
  }

  /** Loads the code that sorts the values of an answer and of the theme by size, so that none of them moves later. */
  async prepare(answer?: Answer): Promise<void> {
    if (this.#measures.value) return;
    const known = answer ? this.#alternatives.knownWith(answer, this.#host.store) : [];
    const answered = answer ? facetsOf(answer.facets) : [];
    const named = [...answered, ...known, ...this.#seeds()].filter(({name}) => name);
    // Without that code, the values are in the service's order.
    if (named.some(({values}) => holdsMeasures(values.map(({value}) => value))))
      await this.#measures.ready().catch(() => {});
  }

  /** Takes the answer that the panel is about to show; `undefined` while it shows its fallback. */
  update(shown: Shown | undefined): void {
    this.#answer = shown?.answer;
    this.items = shown ? facetItems(readFacetNames(this.#host.facets), this.#context(shown)) : [];
  }

  /** The controls as groups only, without a single checkbox. */
  grouped(translate: Translate): FacetItems {
    return withAvailability(this.items, translate);
  }

  readonly list = facetList;

  /** The facets in a list. */
  render(states: GroupStates = this.groups): TemplateResult {
    return facetList(this.items, states);
  }

  /** The chosen filters, each as a button that removes it. */
  chips(chosen: readonly FilterEntry[], localization: Localization): unknown {
    const {store} = this.#host;
    const remove = (entries: readonly FilterEntry[]) => refine(store, filters => drop(filters, entries));
    return chips(this.#host, chosen, localization, remove);
  }

  /** The number of chosen filters, as chips show them. */
  readonly count = countRefinements;

  skipLink(translate: Translate): unknown {
    return skipLink(this.#host, translate);
  }

  #context({answer, chosen, localization}: Shown): FacetContext {
    const {store} = this.#host;
    const filters = choose({}, chosen);
    const seeds = this.#seeds();
    const facets = this.#alternatives.facetsOf(answer, filters, store, seeds);
    const {total, facets: all} = withoutFilters(answer, store);
    const orderOf = (values: readonly string[]) => this.#orderOf(values, localization.locale);
    return {
      localization,
      answered: answer.facets,
      facets: narrowingFacets(facets, {filters, seeds, unfiltered: {total, facets: facetsOf(all)}, orderOf}),
      isAllOnSale: all.on_sale_count === total,
      filters,
      ...this.#controls,
    };
  }

  #orderOf(values: readonly string[], locale: string): readonly string[] | undefined {
    const measures = holdsMeasures(values) ? this.#measures.value?.readMeasures(values, locale) : undefined;
    return inSizeOrder(values, measures);
  }
}
