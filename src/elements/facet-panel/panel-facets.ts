import type {ReactiveController, TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {type FacetName, facetsOf, narrowingFacets} from '../../core/filters/facets.ts';
import {choose, type FilterEntry} from '../../core/filters/filters.ts';
import {holdsMeasures, inSizeOrder} from '../../core/filters/size-order.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {DebouncedChoice} from '../shared/debounced-choice.ts';
import {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import {OptionSwatches} from '../shared/option-swatches.ts';
import {Alternatives, withoutFilters} from './alternatives.ts';
import {FacetFocus} from './facet-focus.ts';
import {type GroupStates, OpenedGroups} from './facet-group.ts';
import {facetsStyles} from './facets.styles.ts';
import {
  type FacetContext,
  type FacetItem,
  type FacetItems,
  facetItems,
  facetList,
  readFacetNames,
} from './facets.ts';
import {type FilterChange, refine} from './filter-changes.ts';
import {LongFacets} from './long-facet.ts';
import type {PanelHost} from './panel-host.ts';
import {PriceFilter} from './price-filter.ts';
import {Seeds} from './seeds.ts';

/** What a panel shows of an answer. */
interface Shown {
  readonly answer: Answer;
  readonly chosen: readonly FilterEntry[];
  readonly localization: Localization;
}

/** The facets of a panel, with the control that fits each filter. */
export class PanelFacets implements ReactiveController {
  /** Which groups are open. */
  readonly groups: OpenedGroups;
  readonly #host: PanelHost;
  readonly #alternatives = new Alternatives();
  readonly #seeds: Seeds;
  readonly #controls: Pick<FacetContext, 'chosen' | 'price' | 'longFacets' | 'swatches'>;
  readonly #measures: Lazy<typeof import('../../core/filters/measures.ts')>;
  #names: readonly FacetName[] = [];
  #namesOf: string | null | undefined;
  #answer: Answer | undefined;
  #items: FacetItems = [];

  constructor(host: PanelHost) {
    this.#host = host;
    this.groups = new OpenedGroups(host);
    this.#seeds = new Seeds(host);
    this.#measures = new Lazy(host, () => import('../../core/filters/measures.ts'));
    new FacetFocus(host);
    host.addController(this);
    this.#controls = {
      chosen: new DebouncedChoice<FilterChange>(host, change => refine(host.store, change)),
      price: new PriceFilter(host),
      longFacets: new LongFacets(host),
      swatches: new OptionSwatches(host),
    };
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, facetsStyles);
  }

  hostUpdated(): void {
    if (this.#answer) this.#alternatives.remember(this.#answer, this.#host.store);
  }

  /** The controls of the facets. */
  get items(): FacetItems {
    return this.#items;
  }

  /** Loads the code that puts an answer's values in order, so that none of them moves later. */
  async prepare(answer: Answer): Promise<void> {
    if (this.#measures.value) return;
    const known = [...this.#alternatives.knownWith(answer, this.#host.store), ...this.#seeds.read()];
    const named = [...facetsOf(answer.facets), ...known].filter(({name}) => name);
    // Without that code, the values are in the service's order.
    if (named.some(({values}) => holdsMeasures(values.map(({value}) => value))))
      await this.#measures.ready().catch(() => {});
  }

  /** Takes what the panel is about to show; `undefined` while it shows its fallback. */
  update(shown: Shown | undefined): void {
    const {facets} = this.#host;
    if (facets !== this.#namesOf) this.#names = readFacetNames(facets);
    this.#namesOf = facets;
    this.#answer = shown?.answer;
    this.#items = shown ? facetItems(this.#names, this.#context(shown)) : [];
  }

  /** The facets in a list, or some of them. */
  render(states: GroupStates = this.groups, isListed?: (item: FacetItem) => boolean): TemplateResult {
    return facetList(this.#items, states, isListed);
  }

  #context({answer, chosen, localization}: Shown): FacetContext {
    const {store} = this.#host;
    const filters = choose({}, chosen);
    const seeds = this.#seeds.read();
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
