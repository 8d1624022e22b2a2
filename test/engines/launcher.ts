import type {Launcher} from '../harness/browser-tests.ts';

/** A browser that runs. */
export interface Browser {
  open(url: string): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  url(): string | Promise<string>;
  close(): Promise<void>;
}

/** Has test files run in a browser one after the other: a page in the background has no focus, and slow timers. */
export class EngineLauncher implements Launcher {
  readonly name: string;
  readonly type = 'engine';
  readonly concurrency = 1;
  readonly #start: () => Promise<Browser>;
  readonly #tabs = new Map<string, Tab>();
  #browser: Promise<Browser> | undefined;

  constructor(name: string, start: () => Promise<Browser>) {
    this.name = name;
    this.#start = start;
  }

  async startSession(id: string, url: string): Promise<void> {
    this.#browser ??= this.#start();
    this.#tabs.set(id, await (await this.#browser).open(url));
  }

  isActive(id: string): boolean {
    return this.#tabs.has(id);
  }

  getBrowserUrl(id: string): string | Promise<string> | undefined {
    return this.#tabs.get(id)?.url();
  }

  async stopSession(id: string): Promise<Record<string, never>> {
    await this.#tabs.get(id)?.close();
    this.#tabs.delete(id);
    return {};
  }

  startDebugSession(): never {
    throw new Error(`Tests can't be stepped through in ${this.name}.`);
  }

  async stop(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
