import {adoptStyles} from '../shared/adopt-styles.ts';
import {BackCloses} from '../shared/back-closes.ts';
import {markOwn} from '../shared/copies.ts';
import {crossStyles} from '../shared/cross.styles.ts';
import {opensNewTab} from '../shared/link-events.ts';
import {getLocalization} from '../shared/localize.ts';
import type {BoxHost, BoxPart} from './box-host.ts';
import {withOverlay} from './opened-model.ts';
import {overlayStyles} from './overlay.styles.ts';
import {closed, isSendable, leaving, type SuggestionsModel} from './suggestions-model.ts';

/** Shows the box of a phone in an overlay, as the model says. */
export const phoneOverlay: BoxPart = (box, signal) => {
  let overlay: Overlay | undefined;
  const open = async () => {
    overlay = new Overlay(box);
    box.change(model => withOverlay(model, true));
    await overlay.closed;
    overlay = undefined;
    box.change(model => withOverlay(model, false));
  };
  /** Gives the focus back to the field, without the list that a shopper's focus opens. */
  const leave = async () => {
    await overlay?.close();
    if (box.field.input) focusWithoutKeyboard(box.field.input);
    box.change(closed);
  };
  const onChange = (before: SuggestionsModel) => {
    const {overlay: state} = box.model;
    if (state === before.overlay) return;
    if (state === 'wanted') void open();
    else if (state === 'closing') void leave();
  };
  box.onChange(onChange, signal);
  signal.addEventListener('abort', () => void overlay?.close());
  if (box.model.overlay === 'wanted') void open();
};

/** Follows whether the browser is online. */
export const connection: BoxPart = (box, signal) => {
  const update = () =>
    box.change(model =>
      model.isOnline === navigator.onLine ? model : {...model, isOnline: navigator.onLine},
    );
  for (const type of ['online', 'offline']) addEventListener(type, update, {signal});
  update();
};

/** Every browser with popovers has one. */
const viewport = visualViewport as VisualViewport;

/**
 * A search box over the whole screen of a phone, or over the part above the on-screen keyboard. Back closes it, as its button does. The
 * theme's form keeps its place in the document, and with it the focus, the caret and the text.
 */
class Overlay {
  /** Resolves when the overlay is closed and its history entry is gone. */
  readonly closed: Promise<unknown>;
  readonly #box: BoxHost;
  readonly #listening = new AbortController();
  readonly #placeholder = document.createElement('div');
  readonly #button = markOwn(document.createElement('button'));
  readonly #back = new BackCloses(() => this.#remove());
  /** The role and name that the theme gave the box. */
  readonly #semantics: Pick<HTMLElement, 'role' | 'ariaLabel'>;
  readonly #pageStyle = document.documentElement.style;
  readonly #pageOverflow = this.#pageStyle.overflow;
  #isClosing = false;

  constructor(box: BoxHost) {
    this.#box = box;
    this.#semantics = {role: box.role, ariaLabel: box.ariaLabel};
    adoptStyles(box, overlayStyles);
    adoptStyles(box, crossStyles);
    this.#keepPlace();
    this.#addButton();
    void this.#addLabels().catch(() => {});
    Object.assign(box, {popover: 'manual', role: 'dialog', ariaModal: 'true'});
    box.showPopover();
    this.#back.open();
    this.closed = new Promise(resolve => this.#listening.signal.addEventListener('abort', resolve));
    this.#listen();
    this.#fit();
  }

  close(): Promise<unknown> {
    if (!this.#isClosing) void this.#back.close().then(() => this.#remove());
    this.#isClosing = true;
    return this.closed;
  }

  /** Keeps the page behind from moving. */
  #keepPlace(): void {
    this.#pageStyle.setProperty('overflow', 'hidden', 'important');
    const {offsetWidth, offsetHeight, className} = outlineOf(this.#box);
    this.#placeholder.className = className;
    this.#placeholder.style.cssText = `inline-size:${offsetWidth}px;block-size:${offsetHeight}px`;
    this.#placeholder.dataset.searchPlace = '';
    this.#box.before(this.#placeholder);
  }

  #addButton(): void {
    Object.assign(this.#button, {type: 'button', className: 'search-close search-cross'});
    this.#button.addEventListener('click', () => this.#box.change(leaving));
    this.#box.append(this.#button);
  }

  async #addLabels(): Promise<void> {
    const {translate} = await getLocalization();
    if (this.#isClosing) return;
    this.#button.ariaLabel = translate('close');
    this.#box.ariaLabel = translate('search');
  }

  /** Listens in the capture phase, before the page's own listeners; to clicks after them. */
  #listen(): void {
    const {signal} = this.#listening;
    const first = {signal, capture: true};
    this.#box.addEventListener('submit', event => this.#onSubmit(event), first);
    this.#box.addEventListener('focusout', event => this.#onFocusOut(event), first);
    this.#box.addEventListener('click', event => this.#onClick(event), {signal});
    this.#box.addEventListener('pointerdown', event => this.#onPress(event), {signal});
    for (const change of ['resize', 'scroll']) viewport.addEventListener(change, () => this.#fit(), first);
  }

  /** The on-screen keyboard covers a part of the page without making it smaller. */
  #fit(): void {
    const {height, offsetTop} = viewport;
    this.#box.style.setProperty('--_overlay-height', `${height}px`);
    this.#box.style.setProperty('--_overlay-top', `${offsetTop}px`);
  }

  /** Tab stays within the overlay: from its end, focus returns to the field. */
  #onFocusOut({relatedTarget}: FocusEvent): void {
    if (relatedTarget && !this.#box.contains(relatedTarget as Node)) this.#box.field.input?.focus();
  }

  /** Closes the overlay on a pointerdown on the page behind it, as long as it has nothing to show. */
  #onPress({target}: Event): void {
    if (target === this.#box) this.#box.change(leaving);
  }

  /** Closes the overlay first, so that its history entry does not stay behind; and the on-screen keyboard with it. */
  #onSubmit(event: SubmitEvent): void {
    if (!isSendable(this.#box.model)) return;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#box.field.input?.blur();
    void this.close().then(() => form.requestSubmit(event.submitter));
  }

  /** Closes the overlay before a suggestion is followed, unless the page prevents that. */
  #onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || opensNewTab(event)) return;
    event.preventDefault();
    void this.close().then(() => location.assign(link.href));
  }

  #remove(): void {
    if (this.#listening.signal.aborted) return;
    this.#isClosing = true;
    this.#listening.abort();
    this.#box.hidePopover();
    Object.assign(this.#box, {popover: null, ariaModal: null, ...this.#semantics});
    this.#placeholder.remove();
    this.#pageStyle.overflow = this.#pageOverflow;
    this.#button.remove();
  }
}

/** Focuses a field while its on-screen keyboard, which the shopper has closed, stays away until the field is used. */
function focusWithoutKeyboard(input: HTMLInputElement): void {
  const given = input.getAttribute('inputmode');
  const used = new AbortController();
  const restore = () => {
    used.abort();
    if (given === null) input.removeAttribute('inputmode');
    else input.setAttribute('inputmode', given);
  };
  input.inputMode = 'none';
  input.focus();
  for (const type of ['pointerdown', 'keydown', 'blur'])
    input.addEventListener(type, restore, {signal: used.signal});
}

/** Returns the element with the layout of a box: the box itself, or its form if the box has `display: contents`, as in an embed. */
export function outlineOf(box: HTMLElement): HTMLElement {
  const isOutline = getComputedStyle(box).display !== 'contents';
  return isOutline ? box : (box.querySelector('form') ?? box);
}
