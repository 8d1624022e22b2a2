import type {ReactiveController} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {HeldChoice} from '../shared/held-choice.ts';
import type {PanelHost} from './panel-host.ts';
import {type FilterChange, refine} from './refine.ts';

/** As long as it takes to hear or read a value and to go on. */
const PASSING_MS = 1500;

/**
 * Delays the search for radios that the shopper goes through by arrow keys until Space, until the keys rest, or until focus leaves
 * the group. Space on a chosen radio clears it.
 */
export class PacedKeys implements ReactiveController {
  readonly #host: PanelHost;
  /** What the keys have chosen so far. */
  readonly #chosen: HeldChoice<FilterChange>;
  /** The name of the radios. */
  #group = '';
  /** The latest key. */
  #key = '';

  constructor(host: PanelHost) {
    this.#host = host;
    this.#chosen = new HeldChoice(host, change => refine(host.store, change));
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.renderRoot.addEventListener('keydown', this.#onKeydown);
  }

  /** Returns the filters with what the keys have chosen. */
  selected(filters: Filters): Filters {
    return this.#chosen.value?.(filters) ?? filters;
  }

  /** Changes the filters by a control: at once, unless keys have led to it. */
  refine(control: HTMLInputElement, change: FilterChange): void {
    if (control.matches('[type=radio]:focus-visible') && this.#key !== ' ') this.#delay(control, change);
    else if (this.#chosen.value) this.#chosen.release();
    else refine(this.#host.store, change);
  }

  #delay(control: HTMLInputElement, change: FilterChange): void {
    const before = this.#chosen.value;
    this.#chosen.hold(before ? filters => change(before(filters)) : change);
    this.#chosen.rest(PASSING_MS);
    this.#group = control.name;
    control.addEventListener('blur', this.#onBlur, {once: true});
  }

  readonly #onKeydown = (event: Event) => {
    this.#key = (event as KeyboardEvent).key;
  };

  readonly #onBlur = ({relatedTarget}: FocusEvent) => {
    if ((relatedTarget as HTMLInputElement | null)?.name !== this.#group) this.#chosen.release();
  };
}
