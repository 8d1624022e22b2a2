import type {ReactiveController} from 'lit';
import {type Ahead, type ExpectedPage, loadAhead} from '../../service/browser/pages-ahead.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {activeOption, isExpanded, isSendable, isStale} from './suggestions-model.ts';

/** How long a text rests with its suggestions on screen before its page is loaded ahead, in milliseconds. */
const REST_MS = 200;
/** The most pages that a box loads ahead. A shopper who has opened none of these does not need more. */
const MAX_PAGES = 10;
/** How long a page waits ahead: an older answer is requested again. */
const LIFE_MS = 60_000;

/** Leaves the answer to a text to the next page. Returns when it arrived, in epoch milliseconds; `undefined` if there is none. */
type HandOver = (text: string) => number | undefined;

/** The page that Enter would open, and the texts that it belongs to. */
interface NextTarget extends ExpectedPage {
  readonly texts: readonly string[];
  /** The text whose answer the page shows. */
  readonly query: string | undefined;
}

/**
 * Loads the page that Enter would open ahead: the results page of a text that rests with its suggestions on screen, or the page of
 * the active option. One at a time; it is withdrawn with the text.
 */
export class NextPage implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #ahead: Ahead;
  readonly #handOver: HandOver;
  #target: NextTarget | undefined;
  #loading = new AbortController();
  #pages = 0;

  constructor(host: BoxHost, field: SearchField, ahead: Ahead, handOver: HandOver) {
    this.#host = host;
    this.#field = field;
    this.#ahead = ahead;
    this.#handOver = handOver;
    host.addController(this);
  }

  hostUpdated(): void {
    const {model} = this.#host;
    const target = this.#ahead === 'off' ? undefined : this.#expected();
    // A submit closes the list; its page stays ahead until the text changes.
    const isKept = !target && this.#target?.texts.includes(model.text);
    if (isKept || target?.href === this.#target?.href) return;
    this.#withdraw();
    this.#target = target;
    if (target) void this.#load(target, this.#loading.signal);
  }

  hostDisconnected(): void {
    this.#withdraw();
  }

  #withdraw(): void {
    this.#loading.abort();
    this.#loading = new AbortController();
    this.#target = undefined;
  }

  async #load(target: NextTarget, signal: AbortSignal): Promise<void> {
    await sleep(REST_MS, signal);
    if (signal.aborted || this.#pages++ >= MAX_PAGES) return;
    const isRendered = this.#ahead === 'prerender' && target.query !== undefined;
    // Before the page is rendered, which starts with a copy of the tab's storage.
    const at = isRendered ? this.#handOver(target.query) : undefined;
    const undo = await loadAhead(target, this.#ahead);
    const age = Date.now() - (at ?? Date.now());
    await sleep(age < LIFE_MS ? LIFE_MS - age : LIFE_MS, signal);
    undo();
  }

  /** The page that Enter would open, if suggestions for the text are on screen; `undefined` if Enter searches on this page. */
  #expected(): NextTarget | undefined {
    const {model, store} = this.#host;
    const {text, search} = model;
    const option = activeOption(model);
    if (!isExpanded(model) || isStale(model) || !isSendable(model) || search.status !== 'ready')
      return undefined;
    const texts = [text, option?.term ?? text];
    if (option && option.term === undefined)
      return option.href ? {href: absolute(option.href), isForm: false, texts, query: undefined} : undefined;
    // The box follows a redirect itself.
    if (store?.acceptsQueries || search.answer?.redirect_url) return undefined;
    const query = option?.term ?? text;
    const href = this.#formAddress(query);
    return href ? {href, isForm: true, texts, query} : undefined;
  }

  /** The address that the theme's form leads to, with all of its fields. */
  #formAddress(text: string): string | undefined {
    const {input} = this.#field;
    const form = input?.form;
    if (!input || form?.method !== 'get' || (form.target && form.target !== '_self')) return undefined;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      params.append(name, name === input.name && text !== this.#field.text ? text : String(value));
    const url = new URL(form.action);
    url.search = `${params}`;
    return url.href;
  }
}

const absolute = (href: string): string => new URL(href, document.baseURI).href;

/** Resolves after a time, or at once when it is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, {once: true});
  });
}
