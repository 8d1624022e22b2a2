import {html, type TemplateResult} from 'lit';
import type {SearchStore} from '../../store/search-store.ts';
import {isPending} from '../../store/store.ts';
import {StoreFollower} from '../../store/store-controller.ts';
import type {ListHost} from './feature.ts';
import {hasFallback} from './history/list-query.ts';

/** The slot of the platform's answer, which replaces the fallback. */
const SLOT = 'platform';

/** Makes the platform the second source of a list with a fallback: it answers searches that the service can't answer. */
export class PlatformResults extends StoreFollower<ListHost> {
  constructor(host: ListHost) {
    super(host);
    host.addController(this);
  }

  /** Renders the slot that replaces the cards: with the platform's answer, or else the fallback. */
  slot(isShown: boolean): TemplateResult {
    return html`<slot name=${SLOT} ?hidden=${!isShown}><slot></slot></slot>`;
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const {host} = this;
    if (host.urlSync === 'off' || !hasFallback(host)) return;
    store.secondSource = async (query, search) => {
      const code = await import('./platform-answer.ts').catch(() => undefined);
      const found = await code?.answerByPlatform(host, query, search);
      if (!found || search.aborted) return undefined;
      const {results, ...answer} = found;
      this.#remove();
      if (results) host.append(Object.assign(results, {slot: SLOT}));
      return answer;
    };
    const unsubscribe = store.subscribe(state => {
      if (!state.platformAnswer && !isPending(state)) this.#remove();
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      store.secondSource = undefined;
    });
  }

  /** Removes the platform's answer, so that the page's own fallback shows again. */
  #remove(): void {
    for (const answer of this.host.querySelectorAll(`:scope > [slot=${SLOT}]`)) answer.remove();
  }
}
