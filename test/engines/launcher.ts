import type {TestRunnerConfig} from '@web/test-runner';

/** The engines that the tests run in. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

type Launcher = NonNullable<TestRunnerConfig['browsers']>[number];

/** A running browser. */
export interface Browser {
  /** For example `140.5.0`. */
  readonly version: string;
  open(url: string): Promise<Tab>;
  close(): Promise<void>;
}

/** A page, and the actions of a visitor, in the browser's own way. */
export interface Tab {
  url(): string | Promise<string>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the viewport in CSS pixels; an engine's window may have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks with the mouse at a position in the viewport. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** Runs test files in a browser one after the other, because a page in the background has no focus and slow timers. */
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
