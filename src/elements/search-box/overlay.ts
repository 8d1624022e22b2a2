import {writeHistory} from '../../service/browser/history.ts';
import {getLocalization} from '../../store/page.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {sheetStyles} from './overlay.styles.ts';
import type {SearchField} from './search-field.ts';

/** Every browser with popovers has one. */
const viewport = visualViewport as VisualViewport;

/**
 * A search box over a phone's whole screen, or what the on-screen keyboard leaves of it. Back closes it, as the button
 * does. The theme's form stays where it is in the document, with its focus, its caret and what is typed in it.
 */
export class Overlay {
  /** Resolves when it is closed, and the history is as it was. */
  readonly closed: Promise<void>;
  readonly #box: HTMLElement;
  readonly #field: SearchField;
  readonly #listening = new AbortController();
  readonly #placeholder = document.createElement('div');
  readonly #button = document.createElement('button');
  readonly #hasStep: boolean;
  readonly #address = location.href;
  /** What it is by the theme's markup. */
  readonly #named: Pick<HTMLElement, 'role' | 'ariaLabel'>;
  #isClosing = false;

  constructor(box: HTMLElement, field: SearchField) {
    this.#box = box;
    this.#field = field;
    this.#named = {role: box.role, ariaLabel: box.ariaLabel};
    adoptStyles(box, sheetStyles);
    this.#holdPlace();
    void this.#addButton().catch(() => {});
    Object.assign(box, {popover: 'manual', role: 'dialog', ariaModal: 'true'});
    box.showPopover();
    this.#hasStep = writeHistory('push', history.state);
    this.closed = new Promise(resolve => {
      this.#listening.signal.onabort = () => resolve();
    });
    this.#listen(window, 'popstate', event => {
      // Nobody else has gone anywhere, unless it was by several steps.
      if (this.#hasStep && location.href === this.#address) event.stopImmediatePropagation();
      this.#remove();
    });
    this.#listen(box, 'submit', event => this.#onSubmit(event as SubmitEvent));
    this.#listen(box, 'focusout', event => this.#onFocusOut(event as FocusEvent));
    box.addEventListener('click', event => this.#onClick(event), {signal: this.#listening.signal});
    for (const change of ['resize', 'scroll']) this.#listen(viewport, change, () => this.#fit());
    this.#fit();
  }

  close(): Promise<void> {
    // A turn later, as Back is: from within its own submission a form can't be submitted.
    if (!this.#isClosing) this.#hasStep ? history.back() : setTimeout(() => this.#remove());
    this.#isClosing = true;
    return this.closed;
  }

  /** Before anybody else. */
  #listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener, {capture: true, signal: this.#listening.signal});
  }

  /** Nothing of the page behind moves while the box is out of its place. */
  #holdPlace(): void {
    const {offsetWidth, offsetHeight, className} = this.#box;
    this.#placeholder.className = className;
    this.#placeholder.style.cssText = `inline-size:${offsetWidth}px;block-size:${offsetHeight}px`;
    this.#box.before(this.#placeholder);
  }

  async #addButton(): Promise<void> {
    Object.assign(this.#button, {type: 'button', className: 'search-close', textContent: '×'});
    // By key: focus would be lost with the button. By touch the keyboard would come back with it.
    this.#button.addEventListener('click', ({detail}) => {
      void this.close().then(() => detail || this.#field.input?.focus());
    });
    this.#box.append(this.#button);
    const {translate} = await getLocalization();
    if (this.#isClosing) return;
    this.#button.ariaLabel = translate('close');
    this.#box.ariaLabel = translate('search');
  }

  /** What is behind is out of reach: Tab comes around to the field. */
  #onFocusOut({relatedTarget}: FocusEvent): void {
    if (relatedTarget && !this.#box.contains(relatedTarget as Node)) this.#field.input?.focus();
  }

  /** The keyboard covers a part of the page without making it smaller. */
  #fit(): void {
    const {height, offsetTop} = viewport;
    this.#box.style.setProperty('--search-sheet-height', `${height}px`);
    this.#box.style.setProperty('--search-sheet-top', `${offsetTop}px`);
  }

  /** The sheet goes first: its step must not stay behind in the history. The keyboard goes too. What can't be sent stays. */
  #onSubmit(event: SubmitEvent): void {
    if (!this.#field.isSendable) return;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#field.input?.blur();
    void this.close().then(() => form.requestSubmit(event.submitter));
  }

  /** A suggestion that the page lets be followed. */
  #onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.close().then(() => location.assign(link.href));
  }

  #remove(): void {
    if (this.#listening.signal.aborted) return;
    this.#isClosing = true;
    this.#listening.abort();
    this.#box.hidePopover();
    Object.assign(this.#box, {popover: null, ariaModal: null, ...this.#named});
    this.#placeholder.remove();
    this.#button.remove();
  }
}
