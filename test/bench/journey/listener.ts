import type {BrowserContext} from 'puppeteer-core';
import {type Message, PAINTED} from './browser/painted.ts';

/** The timeout of each step, in milliseconds. */
export const LATEST_MS = 30_000;

/** A tab that hears what the pages of its context's other tab have painted. */
export class Listener {
  /** The results displaced so far. */
  readonly displaced: string[] = [];
  #onMessage: (message: Message) => void = () => {};

  /** @param origin the store's. */
  static async open(context: BrowserContext, origin: string): Promise<Listener> {
    const listener = new Listener();
    const tab = await context.newPage();
    await tab.goto(`${origin}/favicon.ico`);
    await tab.exposeFunction('onPainted', (message: Message) => listener.#hear(message));
    await tab.evaluate(key => {
      addEventListener('storage', ({key: changed, newValue}) => {
        if (changed === key) onPainted(JSON.parse(`${newValue}`));
      });
    }, PAINTED);
    return listener;
  }

  #hear(message: Message): void {
    this.displaced.push(...(message.displaced ?? []));
    this.#onMessage(message);
  }

  /** Returns the time of the next such message. */
  next(what: Message['what']): Promise<number> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`no ${what} in ${LATEST_MS} ms`)), LATEST_MS).unref();
      this.#onMessage = message => message.what === what && resolve(message.at);
    });
  }
}

/** In the listening tab. */
declare function onPainted(message: Message): void;
