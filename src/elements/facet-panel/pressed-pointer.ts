import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** A longer press is no tap, so nothing needs to wait for its end. */
const LONGEST_TAP_MS = 1000;

const EVENTS = ['pointerdown', 'pointerup', 'pointercancel'];

/** Whether a pointer is down on the page, for a second at most. */
export class PressedPointer implements ReactiveController, EventListenerObject {
  #pressedUntil = 0;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  get isPressed(): boolean {
    return performance.now() < this.#pressedUntil;
  }

  hostConnected(): void {
    for (const type of EVENTS) addEventListener(type, this, {capture: true});
  }

  hostDisconnected(): void {
    for (const type of EVENTS) removeEventListener(type, this, {capture: true});
    this.#pressedUntil = 0;
  }

  handleEvent({type, timeStamp}: Event): void {
    this.#pressedUntil = type === 'pointerdown' ? timeStamp + LONGEST_TAP_MS : 0;
  }
}
