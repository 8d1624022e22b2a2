import type {ReactiveController} from 'lit';
import {LinkAhead} from '../../../service/browser/page-ahead.ts';
import {getConfig} from '../../../store/globals.ts';
import type {ResultsHost} from '../results-host.ts';

/** Has the page of the card that a pointer rests on fetched ahead. */
export class LinksAhead implements ReactiveController {
  readonly #host: ResultsHost;
  #listening = new AbortController();
  readonly #link = new LinkAhead();

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const options = {passive: true, signal: this.#listening.signal};
    this.#host.addEventListener('pointerover', event => this.#expect(event.target as Element), options);
    this.#host.addEventListener('pointerleave', () => this.#expect(undefined), options);
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#link.withdraw();
  }

  #expect(target: Element | undefined): void {
    const link = target?.closest<HTMLAnchorElement>('.search-card a');
    // A list inside this one expects the pages of its own cards.
    const isOwn = link?.closest('.search-grid') === this.#host.grid;
    this.#link.expect(isOwn ? link?.href : undefined, getConfig().ahead);
  }
}
