/** Where the latest run of a task is. */
export type TaskStatus = 'initial' | 'pending' | 'complete' | 'error';

/** Work of which the latest run wins: the one it overtakes is aborted, and what that comes to is dropped. */
export class Task<Order> {
  status: TaskStatus = 'initial';
  /** Why the latest run failed; `undefined` in any other status than `error`. */
  error: unknown;
  #controller: AbortController | undefined;
  readonly #work: (order: Order, signal: AbortSignal) => Promise<TaskStatus>;
  readonly #changed: () => void;

  /**
   * @param work resolves to what the task is then.
   * @param changed is called with every change.
   */
  constructor(work: (order: Order, signal: AbortSignal) => Promise<TaskStatus>, changed: () => void) {
    this.#work = work;
    this.#changed = changed;
  }

  /** Resolves when this run has ended, whoever has overtaken it. Without an order nothing runs any more. */
  async run(order: Order | undefined): Promise<void> {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    [this.status, this.error] = [order ? 'pending' : 'initial', undefined];
    this.#changed();
    if (!order) return;
    let [status, error]: [TaskStatus, unknown] = ['error', undefined];
    try {
      status = await this.#work(order, controller.signal);
    } catch (thrown) {
      error = thrown;
    }
    if (this.#controller !== controller) return;
    [this.status, this.error, this.#controller] = [status, error, undefined];
    this.#changed();
  }
}
