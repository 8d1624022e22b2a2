import type {Filters} from '../../core/filters/filters.ts';
import {HeldChoice} from '../shared/held-choice.ts';
import type {PanelHost} from './panel-host.ts';
import {type FilterChange, refine} from './refine.ts';

/** Delays the search for radios that the shopper goes through by arrow keys until the keys rest or focus leaves the group. */
export class PacedKeys {
  readonly #host: PanelHost;
  /** What the keys have chosen so far. */
  readonly #chosen: HeldChoice<FilterChange>;
  /** The name of the radios. */
  #group = '';

  constructor(host: PanelHost) {
    this.#host = host;
    this.#chosen = new HeldChoice(host, change => refine(host.store, change));
  }

  /** Returns the filters with what the keys have chosen. */
  selected(filters: Filters): Filters {
    return this.#chosen.value?.(filters) ?? filters;
  }

  /** Changes the filters by a control: at once, unless keys have led to it. */
  refine(control: HTMLInputElement, change: FilterChange): void {
    if (control.matches('[type=radio]:focus-visible')) this.#delay(control, change);
    else refine(this.#host.store, change);
  }

  #delay(control: HTMLInputElement, change: FilterChange): void {
    const before = this.#chosen.value;
    this.#chosen.hold(before ? filters => change(before(filters)) : change);
    this.#chosen.rest();
    this.#group = control.name;
    control.addEventListener('blur', this.#onBlur, {once: true});
  }

  readonly #onBlur = ({relatedTarget}: FocusEvent) => {
    if ((relatedTarget as HTMLInputElement | null)?.name !== this.#group) this.#chosen.release();
  };
}
