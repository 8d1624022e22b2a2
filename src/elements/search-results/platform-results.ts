import {html, type TemplateResult} from 'lit';
import type {SearchStore} from '../../store/search-store.ts';
import {isPending} from '../../store/store.ts';
import {StoreFollower} from '../../store/store-controller.ts';
import type {PlatformHost} from './platform-answer.ts';

/** The slot of the platform's answer, which takes the place of the fallback. */
export const PLATFORM_SLOT = 'platform';

/** Whether a list has children that stand in for results. */
export const hasFallback = (list: Element): boolean =>
  list.querySelector(':scope > :not(template, script, style, [slot])') !== null;

/** Makes the platform the second source of a list that the theme has rendered: it answers what the service can't. */
export class PlatformResults extends StoreFollower<PlatformHost> {
  constructor(host: PlatformHost) {
    super(host);
    host.addController(this);
  }

  /** The place of what the theme shows in place of cards: the platform's answer, or else the fallback. */
  slot(isShown: boolean): TemplateResult {
    return html`<slot name=${PLATFORM_SLOT} ?hidden=${!isShown}><slot></slot></slot>`;
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const {host} = this;
    if (host.urlSync === 'off' || !hasFallback(host)) return;
    store.secondSource = async (query, search) => {
      const code = await import('./platform-answer.ts').catch(() => undefined);
      return code?.showPlatformAnswer(host, query, search);
    };
    const unsubscribe = store.subscribe(state => {
      if (!state.platformAnswer && !isPending(state)) this.#remove();
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      store.secondSource = undefined;
    });
  }

  /** The fallback is that of the page again. */
  #remove(): void {
    for (const answer of this.host.querySelectorAll(`:scope > [slot=${PLATFORM_SLOT}]`)) answer.remove();
  }
}
