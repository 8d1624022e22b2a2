import type {ReactiveController} from 'lit';
import {isPending} from '../../../store/search-state.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {removeCopies} from '../../shared/copies.ts';
import {chosenColumns} from '../columns.ts';
import {showsFallback} from '../fallback.ts';
import type {ResultsExtras} from '../results-extras.ts';
import type {ResultsHost} from '../results-host.ts';
import {cardStyles} from './card.styles.ts';
import {CardGrid} from './card-grid.ts';
import {CardRenderer} from './card-renderer.ts';

/** Skeletons while the first answer is on its way. */
const FIRST_SKELETONS = 12;

/** Shows the cards of a list in light DOM, after each update of the list. */
export class Cards implements ReactiveController {
  readonly #host: ResultsHost;
  readonly #extras: () => ResultsExtras | undefined;
  readonly #grid: CardGrid;
  readonly #renderer: CardRenderer;

  /** @param extras returns what is loaded after the first paint. */
  constructor(host: ResultsHost, extras: () => ResultsExtras | undefined) {
    this.#host = host;
    this.#extras = extras;
    this.#grid = new CardGrid(host);
    this.#renderer = new CardRenderer(host, () => extras()?.swatches);
    host.addController(this);
  }

  /** The list of cards. */
  get element(): HTMLElement {
    return this.#grid.element;
  }

  /** What cards open over the page, for the shadow root. */
  get overlay(): unknown {
    return this.#renderer.overlay;
  }

  /** Moves focus to a card as soon as it is shown. */
  focusNext(index: number): void {
    this.#grid.focusNext = index;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    adoptStyles(this.#host, cardStyles);
    if (!this.#host.hasUpdated) removeCopies(this.#host, 'search-no-results');
    this.#host.append(this.element);
  }

  hostUpdate(): void {
    this.#renderer.load();
  }

  hostUpdated(): void {
    const {store, localization} = this.#host;
    const {status, answer} = store.state;
    removeCopies(this.#host, 'search-grid', this.element);
    const {comingCards, slowAnswers} = this.#extras() ?? {};
    this.element.style.setProperty('--search-columns', `${chosenColumns(this.#host) ?? ''}`);
    const isFirst = status === 'loading' && !showsFallback(this.#host);
    const isReady = localization !== undefined && this.#renderer.isReady;
    const state = {
      skeletons: isFirst ? FIRST_SKELETONS : (comingCards?.count ?? 0),
      isBusy: !isReady || isPending(store.state),
      isSlow: Boolean(slowAnswers?.isSlow),
    };
    if (isReady) this.#renderer.prepare();
    if (isReady || isFirst) this.#grid.show(answer?.hits ?? [], this.#renderer, state);
    else this.#grid.update(state);
  }
}
