import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** A media query that updates its host whenever it starts or stops matching. */
export class MediaQuery implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: MediaQueryList;

  constructor(host: ReactiveControllerHost, query: string) {
    this.#host = host;
    this.#list = matchMedia(query);
    host.addController(this);
  }

  get matches(): boolean {
    return this.#list.matches;
  }

  hostConnected(): void {
    this.#list.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    this.#list.removeEventListener('change', this.#onChange);
  }

  readonly #onChange = () => this.#host.requestUpdate();
}
