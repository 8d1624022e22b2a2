import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** A longer press is no tap, so nothing needs to wait for its end. */
const LONGEST_TAP_MS = 1000;

const EVENTS = ['pointerdown', 'pointerup', 'pointercancel'];

/** Whether a pointer is down on the page: for a second at most, but on a slider until it is released. */
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

  handleEvent(event: Event): void {
    const [control] = event.composedPath() as HTMLInputElement[];
    const longest = control?.type === 'range' ? Infinity : LONGEST_TAP_MS;
    this.#pressedUntil = event.type === 'pointerdown' ? event.timeStamp + longest : 0;
  }
}
