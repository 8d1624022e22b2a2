import {Task, TaskStatus} from '@lit/task';
import type {ReactiveController, ReactiveControllerHost} from 'lit';

const RETRY_MS = 2000;

/** A value that is loaded when it is first needed, and again 2 s, 4 s, 8 s … after each failure while its host is connected. */
export class Lazy<T> implements ReactiveController {
  readonly #task: Task<[], T>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = RETRY_MS;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#task = new Task(host, {
      autoRun: false,
      task: load,
      onError: () => {
        this.#timer = setTimeout(() => this.#task.run(), this.#delay);
        this.#delay *= 2;
      },
    });
    // Last, because a host that is connected calls `hostConnected` at once.
    host.addController(this);
  }

  /** `undefined` until the value is loaded; its host is then updated. */
  get value(): T | undefined {
    return this.#task.value;
  }

  /** Whether the latest attempt to load the value has failed, also while another one is under way. */
  get hasFailed(): boolean {
    return this.#task.error !== undefined;
  }

  /** Loads the value, unless that has begun. Call it in `willUpdate` or in a handler, never in `render`. */
  load(): void {
    if (this.#task.status === TaskStatus.INITIAL) void this.#task.run();
  }

  /** Loads the value and resolves to it. Rejects if it can't be loaded now. */
  async ready(): Promise<T> {
    this.load();
    return this.#task.taskComplete;
  }

  hostConnected(): void {
    // The retry was cancelled when the host was disconnected.
    if (this.#task.status === TaskStatus.ERROR) void this.#task.run();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
