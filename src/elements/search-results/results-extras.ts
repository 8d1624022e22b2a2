import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../core/contract/constants.ts';
import {drop} from '../../core/filters/filter-rules.ts';
import {type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import type {Localization} from '../../store/page.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {chipsStyles} from '../shared/chips.styles.ts';
import {chips} from '../shared/chips.ts';
import {reportIgnored, withoutIgnored} from '../shared/ignored-filters.ts';
import {BrowseList, isStart} from './browse-list.ts';
import {CardHeights} from './cards/card-heights.ts';
import {ComingCards} from './cards/coming-cards.ts';
import {swatchStyles} from './cards/swatches.styles.ts';
import {Swatches} from './cards/swatches.ts';
import {columnChoice} from './columns.ts';
import {emptyState} from './empty-state.ts';
import {failsBelow} from './failure-notice.ts';
import {notice} from './notices.ts';
import {Morphing} from './page/morphing.ts';
import {PageTitle} from './page/page-title.ts';
import {PageTop} from './page/page-top.ts';
import {SlowAnswers} from './page/slow-answers.ts';
import {Snapshots} from './page/snapshots.ts';
import {StandardEvents} from './page/standard-events.ts';
import {ThemeResults} from './page/theme-results.ts';
import {UntouchedBoxes} from './page/untouched-boxes.ts';
import {ViewTransitions} from './page/view-transitions.ts';
import {Feed} from './paging/feed.ts';
import {pageButton} from './paging/page-button.ts';
import {pageHeading, pages} from './paging/pages.ts';
import {resultsExtrasStyles} from './results-extras.styles.ts';
import type {ResultsHost} from './results-host.ts';
import {terms} from './terms.ts';

/** An element with a store, such as a panel. */
interface StoreElement extends Element {
  readonly store?: unknown;
}

/**
 * All of a list but its count, sort, cards and "Load more". Loaded after the first paint, or earlier if the state needs some of
 * it.
 */
export class ResultsExtras implements ReactiveController {
  readonly snapshots: Snapshots;
  readonly transitions: ViewTransitions;
  readonly slowAnswers: SlowAnswers;
  readonly comingCards: ComingCards;
  readonly swatches: Swatches;
  readonly #host: ResultsHost;

  constructor(host: ResultsHost) {
    this.#host = host;
    host.addController(this);
    // First, so that it reads the position in the list before `PageTop` scrolls.
    this.snapshots = new Snapshots(host);
    this.transitions = new ViewTransitions(host);
    this.slowAnswers = new SlowAnswers(host);
    this.comingCards = new ComingCards(host);
    this.swatches = new Swatches(host);
    for (const Feature of [
      BrowseList,
      CardHeights,
      Feed,
      Morphing,
      PageTitle,
      PageTop,
      StandardEvents,
      ThemeResults,
      UntouchedBoxes,
    ])
      new Feature(host);
  }

  hostConnected(): void {
    const {shadowRoot} = this.#host;
    if (shadowRoot) for (const styles of [resultsExtrasStyles, chipsStyles]) adoptStyles(shadowRoot, styles);
    adoptStyles(this.#host, swatchStyles);
  }

  hostUpdate(): void {
    const {query, answer} = this.#host.store.state;
    reportIgnored(filterEntries(query.filters), answer);
  }

  /** The choice of columns. */
  columns({translate}: Localization): TemplateResult | typeof nothing {
    return columnChoice(this.#host, translate);
  }

  /** What is above the cards. @param isFallback whether the theme's children are shown in their place. */
  above(localization: Localization, isFallback: boolean): TemplateResult {
    const {store, paging} = this.#host;
    const {answer} = store.state;
    const {translate} = localization;
    const isNumbered = paging === 'pages' && answer !== undefined && answer.hits.length > 0;
    return html`
      ${isNumbered ? pageHeading(answer, translate) : nothing}
      ${this.#hasPanel ? nothing : this.#chips(localization)}
      ${failsBelow(store) ? nothing : this.#notice(localization)}
      ${isNumbered || isFallback ? nothing : pageButton(this.#host, 'previous')}
    `;
  }

  /** What is shown in place of no results, or before a search. */
  empty(localization: Localization): TemplateResult | typeof nothing {
    const {store, emptyList} = this.#host;
    const {status, answer} = store.state;
    const {translate} = localization;
    if (emptyList && isStart(this.#host)) return terms('recent', recentSearches.read(), store, translate);
    if (status !== 'empty' || !answer) return nothing;
    return html`
      ${emptyState(answer, this.#chosen, this.#host, localization)}
      ${terms('related', otherTerms(answer), store, translate)}
    `;
  }

  /** Numbered pages, which take the place of the number of results shown and of "Load more"; `undefined` for another paging. */
  paging({translate}: Localization): TemplateResult | undefined {
    const {store, paging} = this.#host;
    const {answer} = store.state;
    return paging === 'pages' && answer?.hits.length ? pages(this.#host, answer, translate) : undefined;
  }

  /** What is below the cards and the paging. */
  below(localization: Localization): TemplateResult {
    const {store} = this.#host;
    const {answer} = store.state;
    const {translate} = localization;
    return html`
      ${failsBelow(store) ? this.#notice(localization) : nothing}
      ${answer && endsEarly(answer) ? html`<p>${translate('ceiling')}</p>` : nothing}
      ${answer?.hits.length ? terms('related', answer.related_keywords, store, translate) : nothing}
    `;
  }

  #notice({translate}: Localization): TemplateResult | typeof nothing {
    return this.#isQuiet ? nothing : notice(this.#host, translate);
  }

  #chips(localization: Localization): TemplateResult | typeof nothing {
    const {store} = this.#host;
    const remove = (entries: readonly FilterEntry[]) =>
      void store.search({filters: drop(store.state.query.filters, entries)});
    return chips(this.#host, this.#chosen, localization, remove);
  }

  /** The shopper's filters. Those of a list that neither shows nor offers filters are the theme's. */
  get #chosen(): readonly FilterEntry[] {
    const {scope, state} = this.#host.store;
    if (!scope.followsAddress && !this.#hasPanel) return [];
    return withoutIgnored(filterEntries(state.query.filters), state.answer);
  }

  /** Whether a panel on the page shows the chosen filters. */
  get #hasPanel(): boolean {
    const {localName, store} = this.#host;
    const tag = localName.replace('search-results', 'facet-panel');
    const roots = [document, this.#host.getRootNode() as ShadowRoot];
    return roots.some(root =>
      [...root.querySelectorAll<StoreElement>(tag)].some(panel => panel.store === store),
    );
  }

  /** Whether nobody has searched: what the theme shows in place of the list needs no excuse. */
  get #isQuiet(): boolean {
    const {store, textContent} = this.#host;
    const {scope, state} = store;
    if (!scope.query || state.answer?.hits.length) return false;
    const isFiltered = filterEntries(state.query.filters).length > 0;
    return !scope.followsAddress || (!isFiltered && Boolean(textContent?.trim()));
  }
}

/** The related keywords that are not among the suggestions. */
const otherTerms = ({related_keywords, suggestions}: Answer) =>
  related_keywords.filter(term => !suggestions.some(other => other === term));

/** Whether the list ends before its results do (§4.1 paging 3). */
function endsEarly({next, total, request: {offset, limit}}: Answer): boolean {
  return next === undefined && offset + limit >= MAX_OFFSET && offset + limit < total;
}
