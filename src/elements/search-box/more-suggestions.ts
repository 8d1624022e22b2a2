import type {PlatformSuggester, PlatformSuggestions} from '../../service/shopify/platform-suggestions.ts';
import {Lazy} from '../shared/lazy.ts';
import {getLocalization} from '../shared/localize.ts';
import type {BoxHost} from './box-host.ts';

/** Time on screen after which an answer of the service no longer changes, in milliseconds. */
const SETTLED_MS = 500;

/**
 * The collections and queries that the platform suggests beside the service's answer, with the attribute `platform-suggestions`, and its
 * products in place of an answer. They do not count against the service's caps (§8). Late suggestions wait until the text is typed again.
 */
export class MoreSuggestions {
  readonly #host: BoxHost;
  readonly #onChange: () => void;
  readonly #suggester: Lazy<PlatformSuggester>;
  /** The text of the latest answer of the service, and the time of its arrival. */
  #answered = {text: '', at: 0};

  /** @param onChange called when there is something else to offer. */
  constructor(host: BoxHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    this.#suggester = new Lazy(host, async () => {
      const [{PlatformSuggester}, {rootUrl, money}] = await Promise.all([
        import('../../service/shopify/platform-suggestions.ts'),
        getLocalization(),
      ]);
      return new PlatformSuggester({rootUrl, rate: money.rate});
    });
  }

  /** The suggestions for a text, if they have come in time. */
  of(text: string): PlatformSuggestions | undefined {
    return this.#isWanted ? this.#suggester.value?.of(text) : undefined;
  }

  /** The text was edited: loads the code, which is needed after the debounce. */
  prepare(): void {
    this.#answered = {text: '', at: 0};
    if (this.#isWanted) this.#suggester.load();
  }

  /**
   * Requests suggestions for a text, beside the service.
   *
   * @param hasProducts whether to include products, because the service does not answer the text.
   */
  async request(text: string, hasProducts: boolean): Promise<void> {
    if (!this.#isWanted) return;
    const suggester = await this.#suggester.ready().catch(() => undefined);
    if (text !== this.#host.model.text || !(await suggester?.load(text, hasProducts))) return;
    if (text === this.#host.model.text && !this.#isSettled(text)) this.#onChange();
  }

  stop(): void {
    this.#suggester.value?.stop();
  }

  /** The service has answered a text. */
  onAnswer(text: string): void {
    if (text !== this.#answered.text) this.#answered = {text, at: performance.now()};
  }

  #isSettled(text: string): boolean {
    const {text: answered, at} = this.#answered;
    return answered === text && performance.now() - at > SETTLED_MS;
  }

  get #isWanted(): boolean {
    return this.#host.hasAttribute('platform-suggestions');
  }
}
