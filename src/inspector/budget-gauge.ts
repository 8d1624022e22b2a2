import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {device} from '../service/browser/storage.ts';
import {CAPACITY, RequestBudget} from '../service/search/request-budget.ts';

/** Shows the request budget that all tabs of a visitor share (§8); updates its host every half second while visible. */
export class BudgetGauge implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #budget = new RequestBudget(device);
  readonly #isBlocked = isStorageBlocked();
  #isVisible = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#isVisible) this.#start();
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    clearInterval(this.#timer);
    if (isVisible) this.#start();
  }

  read(): Budget {
    const {tokens, at, pauseEnd} = this.#budget.state;
    return {
      tokens: this.#isBlocked ? undefined : tokens,
      pause: this.#budget.isPausing ? Math.ceil((pauseEnd - at) / 1000) : 0,
    };
  }

  render(): TemplateResult {
    const {tokens, pause} = this.read();
    const rest = pause > 0 ? html`<strong>no suggestions for ${pause} s after a 429</strong>` : nothing;
    if (tokens === undefined)
      return html`<p class="budget">Request budget: each tab has its own, because storage is blocked. ${rest}</p>`;
    const label = `${Math.floor(tokens)} of ${CAPACITY} searches can be sent at once`;
    return html`<p class="budget">
      <label>Request budget <meter min="0" max=${CAPACITY} low="4" optimum=${CAPACITY} .value=${tokens}></meter></label>
      <span>${label}</span> ${rest}
    </p>`;
  }

  #start(): void {
    this.#timer = setInterval(() => this.#host.requestUpdate(), INTERVAL_MS);
  }
}

/** The request budget at one moment. */
export interface Budget {
  /** Requests that may be sent at once; unknown if storage is blocked, because each tab then has its own budget. */
  readonly tokens: number | undefined;
  /** Seconds until suggestions are requested again after a 429. */
  readonly pause: number;
}

const INTERVAL_MS = 500;
const PROBE = 'debug.probe';

function isStorageBlocked(): boolean {
  const isBlocked = !device.set(PROBE, true);
  device.remove(PROBE);
  return isBlocked;
}
