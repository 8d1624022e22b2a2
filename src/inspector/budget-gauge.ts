import {html, type TemplateResult} from 'lit';
import {CAPACITY, RequestBudget} from '../service/request-budget.ts';
import {device} from '../service/storage.ts';

/** The budget that all tabs of this visitor share (§8), as it is at a moment. */
export interface Budget {
  /** Requests that may be sent at once; unknown where storage is blocked, as each tab then has a budget of its own. */
  readonly tokens: number | undefined;
  /** Seconds for which suggestions rest after a 429. */
  readonly silence: number;
}

const budget = new RequestBudget(device);
const isBlocked = !device.set('debug.probe', true);
device.remove('debug.probe');

export function readBudget(): Budget {
  const {tokens, at, gapEnd} = budget.state;
  return {
    tokens: isBlocked ? undefined : tokens,
    silence: budget.isResting ? Math.ceil((gapEnd - at) / 1000) : 0,
  };
}

export function renderBudget({tokens, silence}: Budget): TemplateResult {
  const rest = silence > 0 ? html`<strong>suggestions rest for ${silence} s after a 429</strong>` : '';
  if (tokens === undefined)
    return html`<p class="budget">Budget: one for each tab, as storage is blocked. ${rest}</p>`;
  const label = `${tokens.toFixed(1)} of ${CAPACITY}`;
  return html`<p class="budget">
    <label>Budget <meter min="0" max=${CAPACITY} low="4" optimum=${CAPACITY} .value=${tokens}></meter></label>
    <span>${label}</span> ${rest}
  </p>`;
}
