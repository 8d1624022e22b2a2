import type {ReactiveController} from 'lit';
import {fetchLinksAhead} from '../../../service/browser/pages-ahead.ts';
import {getConfig} from '../../../store/globals.ts';
import type {ResultsHost} from '../results-host.ts';

/** Has the browser fetch the pages of cards ahead, from the shopper's first touch of the list on. */
export class LinksAhead implements ReactiveController {
  readonly #host: ResultsHost;

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerover', this.#onPointer, {passive: true});
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerover', this.#onPointer);
  }

  readonly #onPointer = (): void => {
    this.hostDisconnected();
    void fetchLinksAhead(getConfig().ahead);
  };
}
