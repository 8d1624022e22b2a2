import type {TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {type Facets, sorts} from '../../core/contract/schema.ts';
import {facetAlternatives} from '../../core/filters/facet-alternatives.ts';
import {type Choice, type FacetGroup, facetNames} from '../../core/filters/facet-groups.ts';
import type {Filters} from '../../core/filters/filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import {tab} from '../../service/browser/storage.ts';
import {report} from '../../service/console/report.ts';
import type {Localization} from '../../store/page.ts';
import {type FacetView, type LongFacet, longFacet} from './long-facet.ts';
import type {PanelHost} from './panel-host.ts';
import {KEYS_REST_MS, type PriceBounds, priceRange} from './price-range.ts';

export {facetExtrasStyles as styles} from './facet-extras.styles.ts';
export type {FacetExtras};

/** Searches with a change to the filters chosen by then: more may be chosen than is on screen yet. */
export type Search = (change: (filters: Filters) => Filters) => void;

/** Whoever presses for longer does something else than choose. */
const LONG_PRESS_MS = 1000;
/** Until when what is pressed may be let go. */
let pressedUntil = 0;
const onPress = ({type, timeStamp}: Event) => {
  pressedUntil = type === 'pointerdown' ? timeStamp + LONG_PRESS_MS : 0;
};
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, onPress, true);

const panels = new WeakMap<PanelHost, FacetExtras>();

/** What a panel has besides what a first paint shows. Fetched after that. */
export function facetExtras(panel: PanelHost, localization: Localization): FacetExtras {
  const extras = panels.get(panel) ?? new FacetExtras(panel, localization);
  panels.set(panel, extras);
  return extras;
}

const usualView: FacetView = {text: '', isComposing: false, all: false};

/** A search and the widest range of prices seen in it, in the base currency. */
type Prices = readonly [search: string, min: number, max: number];

class FacetExtras {
  readonly #panel: PanelHost;
  readonly #localization: Localization;
  /** By query and facet. */
  readonly #views = new Map<string, FacetView>();
  #held: PriceBounds | undefined;
  #prices: Prices | undefined;
  #colourOf: ((name: string) => string | undefined) | undefined;
  #asking: Promise<void> | undefined;
  /** What keys have chosen, until they rest. */
  #step: (() => void) | undefined;
  /** The radios that were chosen before, by what they choose: another may stand in their place. */
  #chosen: readonly string[] = [];

  constructor(panel: PanelHost, localization: Localization) {
    this.#panel = panel;
    this.#localization = localization;
    const names: readonly string[] = facetNames;
    const unknown = panel.facets?.split(/\s+/).filter(name => name && !names.includes(name));
    if (unknown?.length) void report('facets', unknown, facetNames);
  }

  /** The facets of the answer, with what could be chosen in place of what is; nothing is sent. */
  facets({facets}: Answer, filters: Filters): Facets {
    const {store} = this.#panel;
    const known = (filters: Filters) => {
      // However they are sorted, the same are counted.
      for (const sort of sorts) {
        const page = store.peek({filters, sort});
        if (page) return page.response.facets;
      }
    };
    return facetAlternatives(facets, filters, known);
  }

  longFacet(group: FacetGroup, heading: string, translate: Translate): LongFacet {
    const {store} = this.#panel;
    const key = `${store.state.answer?.request.query} ${group.id}`;
    const show = (view: FacetView, first?: Choice) => {
      this.#views.set(key, view);
      void this.#refresh().then(() => first && view.all && this.#find(group.id, first.value)?.focus());
    };
    return longFacet(group, heading, this.#views.get(key) ?? usualView, {translate, show});
  }

  /** Keys that go through radios choose each on their way: a search is that where they rest, or leave the group. */
  paced(search: Search): Search {
    return change => {
      const radio = this.#panel.shadowRoot?.activeElement as HTMLInputElement | null;
      if (!radio?.matches('[type=radio]:focus-visible')) return search(change);
      const settle = () => {
        if (this.#step !== settle) return;
        this.#step = undefined;
        search(change);
      };
      this.#step = settle;
      this.#forgetOnReturn();
      setTimeout(settle, KEYS_REST_MS);
      const onBlur = ({relatedTarget}: FocusEvent) =>
        (relatedTarget as HTMLInputElement | null)?.name === radio.name || settle();
      radio.addEventListener('blur', onBlur, {once: true});
    };
  }

  price({filter_price_min: min, filter_price_max: max}: Filters, search: Search): TemplateResult {
    const chosen = {min: min && Number(min[0]), max: max && Number(max[0])};
    const choose = ({min, max}: PriceBounds) => {
      this.#held = undefined;
      search(({filter_price_min, filter_price_max, ...others}) => ({
        ...others,
        ...(min !== undefined && {filter_price_min: [`${min}`]}),
        ...(max !== undefined && {filter_price_max: [`${max}`]}),
      }));
    };
    const hold = (bounds: PriceBounds) => {
      this.#held = bounds;
      this.#forgetOnReturn();
      void this.#refresh();
    };
    const letGo = () => this.#held && choose(this.#held);
    return priceRange({
      ...this.#localization,
      ends: this.#ends(chosen),
      chosen,
      held: this.#held,
      hold,
      letGo,
      choose,
    });
  }

  /**
   * Resolves in the task after the next frame, as two paintings in one are a long task of a phone; and when nothing is
   * pressed, as what is pressed must not move away before it is let go.
   */
  async untilIdle(): Promise<void> {
    do await new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    while (performance.now() < pressedUntil);
  }

  /** Renders. The choice that has focus keeps it: lists are rendered in place, so another may stand there then. */
  update(render: () => void): void {
    const root = this.#panel.shadowRoot as ShadowRoot;
    const focused = root.activeElement as HTMLInputElement | null;
    const {name, value} = focused ?? {};
    render();
    if (!this.#step) this.#chosen = this.#radios.filter(({checked}) => checked).map(choiceOf);
    if (focused) {
      const same = name && value && this.#find(name, value);
      const next =
        root.activeElement ??
        root.querySelector('dialog:modal [part=show]') ??
        root.querySelector('[part=clear-all]') ??
        root.querySelector('[part=open], button');
      ((same || next) as HTMLElement | null)?.focus();
    }
    this.#paint(root);
    this.#panel.toggleAttribute('data-drawer-open', Boolean(root.querySelector('dialog')?.open));
  }

  /** A colour to choose is its own radio button. */
  #paint(root: ShadowRoot): void {
    const inputs = root.querySelectorAll<HTMLInputElement>('[name^=variant_options]');
    if (inputs.length) this.#askForColours();
    for (const input of inputs) {
      const colour = this.#colourOf?.(input.value);
      // Most are none: what is as it was is left alone.
      if (!colour && !input.matches('[data-swatch]')) continue;
      input.toggleAttribute('data-swatch', Boolean(colour));
      input.style.setProperty('--_swatch', colour ?? '');
    }
  }

  /** The list has them on nearly every page that has options: there they cost nothing. */
  #askForColours(): void {
    this.#asking ??= import('../shared/css-colour.ts').then(
      ({cssColour}) => {
        this.#colourOf = cssColour;
        this.#panel.requestUpdate();
      },
      () => {
        this.#asking = undefined;
      },
    );
  }

  /** The widest range of this search, also where filters let fewer prices through now. */
  #ends(chosen: PriceBounds): Required<PriceBounds> {
    const {state, scope} = this.#panel.store;
    const {request, facets} = state.answer as Answer;
    const search = JSON.stringify([request.query, scope.filters]);
    const [min = chosen.min ?? 0, max = chosen.max ?? min] = facets.price_range ?? [];
    const seen = isOf(search, this.#prices) ? this.#prices : tab.get('prices');
    const [, low, high] = isOf(search, seen) ? seen : [search, min, max];
    const widest: Prices = facets.price_range
      ? [search, Math.min(low, min), Math.max(high, max)]
      : [search, low, high];
    if (`${widest}` !== `${this.#prices}`) tab.set('prices', widest);
    this.#prices = widest;
    return {min: widest[1], max: widest[2]};
  }

  get #radios(): HTMLInputElement[] {
    return [...(this.#panel.shadowRoot as ShadowRoot).querySelectorAll<HTMLInputElement>('[type=radio]')];
  }

  /** What keys chose before they rested was for the page that Back or Forward leaves. */
  #forgetOnReturn(): void {
    addEventListener('popstate', this.#forget, {once: true});
  }

  readonly #forget = () => {
    this.#held = this.#step = undefined;
    for (const radio of this.#radios) radio.checked = this.#chosen.includes(choiceOf(radio));
    void this.#refresh();
  };

  #find(name: string, value: string): HTMLInputElement | undefined {
    const inputs = this.#panel.shadowRoot?.querySelectorAll('input') ?? [];
    return [...inputs].find(input => input.name === name && input.value === value);
  }

  #refresh(): Promise<void> {
    this.#panel.requestUpdate();
    return this.#panel.updateComplete;
  }
}

const choiceOf = ({name, value}: HTMLInputElement) => `${name} ${value}`;

/** Storage can hold anything. */
const isOf = (search: string, prices: unknown): prices is Prices =>
  Array.isArray(prices) && prices[0] === search && prices.slice(1).filter(Number.isFinite).length === 2;
