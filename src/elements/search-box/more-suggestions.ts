import {Lazy} from '../shared/lazy.ts';
import {getLocalization} from '../shared/localize.ts';
import type {BoxHost} from './box-host.ts';

/** Time on screen after which an answer of the service no longer changes, in milliseconds. */
const SETTLED_MS = 500;

/**
 * Offers the collections and queries that the platform suggests beside the service's answer, with the attribute `platform-suggestions`,
 * and its products in place of an answer. They do not count against the service's caps (§8). Late suggestions wait until the text is
 * typed again.
 *
 * @param onChange called when there is something else to offer.
 */
export function moreSuggestions(box: BoxHost, onChange: () => void) {
  /** The text of the latest answer of the service, and the time of its arrival. */
  let answered = {text: '', at: 0};
  const suggester = new Lazy(box, async () => {
    const [{PlatformSuggester}, {rootUrl, money}] = await Promise.all([
      import('../../service/shopify/platform-suggestions.ts'),
      getLocalization(),
    ]);
    return new PlatformSuggester({rootUrl, rate: money.rate});
  });
  const isWanted = () => box.hasAttribute('platform-suggestions');
  const isSettled = (text: string) => answered.text === text && performance.now() - answered.at > SETTLED_MS;
  return {
    /** The suggestions for a text, if they have come in time. */
    of: (text: string) => (isWanted() ? suggester.value?.of(text) : undefined),

    /** The text was edited: loads the code, which is needed after the debounce. */
    prepare() {
      answered = {text: '', at: 0};
      if (isWanted()) suggester.load();
    },

    /**
     * Requests suggestions for a text, beside the service.
     *
     * @param hasProducts whether to include products, because the service does not answer the text.
     */
    async request(text: string, hasProducts: boolean) {
      if (!isWanted()) return;
      const loaded = await suggester.ready().catch(() => undefined);
      if (text !== box.model.text || !(await loaded?.load(text, hasProducts))) return;
      if (text === box.model.text && !isSettled(text)) onChange();
    },

    stop: () => suggester.value?.stop(),

    /** The service has answered a text. */
    onAnswer(text: string) {
      if (text !== answered.text) answered = {text, at: performance.now()};
    },
  };
}
