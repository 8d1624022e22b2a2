import {html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {CAPACITY, RequestBudget} from '../service/request-budget.ts';
import {device} from '../service/storage.ts';

/** Shows the request budget that all tabs of this visitor share (§8), and renders its host regularly while it is visible. */
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

  /** The budget at this moment. */
  read(): Budget {
    const {tokens, at, gapEnd} = this.#budget.state;
    return {
      tokens: this.#isBlocked ? undefined : tokens,
      silence: this.#budget.isResting ? Math.ceil((gapEnd - at) / 1000) : 0,
    };
  }

  render(): TemplateResult {
    const {tokens, silence} = this.read();
    const rest = silence > 0 ? html`<strong>suggestions rest for ${silence} s after a 429</strong>` : nothing;
    if (tokens === undefined)
      return html`<p class="budget">Budget: one for each tab, as storage is blocked. ${rest}</p>`;
    const label = `${tokens.toFixed(1)} of ${CAPACITY}`;
    return html`<p class="budget">
      <label>Budget <meter min="0" max=${CAPACITY} low="4" optimum=${CAPACITY} .value=${tokens}></meter></label>
      <span>${label}</span> ${rest}
    </p>`;
  }

  #start(): void {
    this.#timer = setInterval(() => this.#host.requestUpdate(), INTERVAL_MS);
  }
}

/** What is left of the budget. */
export interface Budget {
  /** Requests that may be sent at once; unknown where storage is blocked, as each tab then has a budget of its own. */
  readonly tokens: number | undefined;
  /** Seconds for which suggestions rest after a 429. */
  readonly silence: number;
}

const INTERVAL_MS = 500;
const PROBE = 'debug.probe';

function isStorageBlocked(): boolean {
  const isBlocked = !device.set(PROBE, true);
  device.remove(PROBE);
  return isBlocked;
}
