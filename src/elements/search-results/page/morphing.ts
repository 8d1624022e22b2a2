import type {ReactiveController} from 'lit';
import type {ResultsHost} from '../results-host.ts';

/** Restores the cards and `data-state`, which a theme removes when it morphs its section, because Liquid did not render them. */
export class Morphing implements ReactiveController {
  readonly #host: ResultsHost;
  readonly #observer = new MutationObserver(() => this.#restore());

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host, {childList: true, attributeFilter: ['data-state']});
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #restore(): void {
    const {dataset, grid, store} = this.#host;
    dataset.state ??= store.state.status;
    if (grid.parentNode !== this.#host) this.#host.append(grid);
  }
}
