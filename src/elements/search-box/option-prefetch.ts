import type {ReactiveController} from 'lit';
import {prefetch} from '../../service/browser/prefetch.ts';
import type {Combobox} from './combobox.ts';
import type {Option} from './option-list.ts';

/** Prefetches the page that the shopper seems about to open: the link of the active option, or of the one pointed at. */
export class OptionPrefetch implements ReactiveController {
  readonly #combobox: Combobox;
  #expected: string | undefined;

  constructor(combobox: Combobox) {
    this.#combobox = combobox;
  }

  hostUpdated(): void {
    this.expect(this.#combobox.active);
  }

  /** Prefetches the page of an option, unless the shopper soon moves on. */
  expect(option: Option | undefined): void {
    const href = option?.href && new URL(option.href, document.baseURI).href;
    if (href === this.#expected) return;
    this.#expected = href;
    if (href) prefetch(() => this.#expected);
  }
}
