import type {ReactiveControllerHost} from 'lit';
import {whileConnected} from './while-connected.ts';

const CONTROLS = 'a[href], button, label, input, select, summary';
/** Fields, in which several clicks select text or open a list. */
const FIELDS = 'select, input:not([type=checkbox], [type=radio])';
/** The longest duration of a tap, in milliseconds. */
const LONGEST_TAP_MS = 1000;

/** A control, and its meaning at the time of the event. */
interface Target {
  readonly control: Element;
  readonly meaning: string;
}

type Host = ReactiveControllerHost & HTMLElement;

/**
 * Drops unintended gestures, so that each choice is made once: the second click of a double click, which may land on the control that
 * replaced the first one, or was behind it; a click on a control whose meaning has changed since the pointerdown; and the repetitions of
 * a held Enter. Controls of the theme and of other apps in an element keep their own double clicks.
 */
export class DeliberateGestures implements EventListenerObject {
  readonly #host: Host;
  /** The target of the latest first click. */
  #first: Target | undefined;
  #pressed: Target | undefined;
  #pressedUntil = 0;

  constructor(host: Host) {
    this.#host = host;
    whileConnected(host, signal => {
      const first = {capture: true, signal};
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, this.#release, first);
      addEventListener('click', this.#onClickElsewhere, first);
      for (const type of ['pointerdown', 'click', 'keydown']) host.addEventListener(type, this, first);
      signal.addEventListener('abort', this.#release);
    });
  }

  /** Whether a pointer is down on the element: for a second at most, but on a slider until it is released. */
  get isPressed(): boolean {
    return performance.now() < this.#pressedUntil;
  }

  handleEvent(event: Event): void {
    const target = targetOf(event, this.#host);
    if (event.type === 'pointerdown') this.#press(event, target);
    else if (event.type === 'click' ? this.#isDropped(event as MouseEvent, target) : isRepeated(event))
      drop(event);
  }

  /** Drops the second click of a double click whose first one closed a dialog: it would land on the page behind. */
  readonly #onClickElsewhere = (event: MouseEvent): void => {
    if (event.composedPath().includes(this.#host)) return;
    if (event.detail > 1 && this.#first) drop(event);
    if (event.detail === 1) this.#first = undefined;
  };

  readonly #release = (): void => {
    this.#pressedUntil = 0;
  };

  #press(event: Event, target: Target | undefined): void {
    const [control] = event.composedPath() as HTMLInputElement[];
    this.#pressed = target;
    this.#pressedUntil = event.timeStamp + (control?.type === 'range' ? Infinity : LONGEST_TAP_MS);
  }

  #isDropped({detail}: MouseEvent, target: Target | undefined): boolean {
    const [first, pressed] = [this.#first, this.#pressed];
    this.#pressed = undefined;
    // A key, a script, or the click that a label passes on.
    if (detail < 1) return false;
    if (detail === 1) this.#first = target;
    if (!target || target.control.matches(FIELDS)) return false;
    if (detail === 1) return pressed !== undefined && !isSame(pressed, target);
    return !isSame(first, target) || !(target.control.matches('a') || this.#isForeign(target.control));
  }

  /** Whether a control in the light DOM is the theme's or another app's. */
  #isForeign(control: Element): boolean {
    return control.getRootNode() !== this.#host.shadowRoot && !/(^|\s)search-/.test(control.className);
  }
}

/** Returns the control of an element that an event targets; a label and its input count as one. */
function targetOf(event: Event, host: Element): Target | undefined {
  const path = event.composedPath();
  const found = path
    .slice(0, path.indexOf(host))
    .find((target): target is Element => target instanceof Element && target.matches(CONTROLS));
  const control = found?.closest('label') ?? found;
  return control && {control, meaning: meaningOf(control)};
}

const isSame = (a: Target | undefined, b: Target) => a?.control === b.control && a.meaning === b.meaning;

/** Describes the meaning of a control: lists are rendered in place, so that a control may stand for another value after an update. */
function meaningOf(control: Element): string {
  const {name, value} = ((control as HTMLLabelElement).control as HTMLInputElement | null) ?? {};
  return [name, value, (control as HTMLAnchorElement).href, control.ariaLabel].join('\n');
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isRepeated(event: Event): boolean {
  const {key, repeat, isComposing, target} = event as KeyboardEvent;
  return key === 'Enter' && repeat && !isComposing && !(target instanceof HTMLTextAreaElement);
}
