import type {ReactiveController} from 'lit';
import {parseAddress} from '../../core/products/link.ts';
import {type Ahead, PageAhead} from '../../service/browser/page-ahead.ts';
import {formProperty} from '../shared/form-property.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {activeOption, isExpanded, isSendable, isStale} from './suggestions-model.ts';

/** Time that a text rests with its suggestions on screen before its page is loaded ahead, in milliseconds. */
const REST_MS = 200;
/** The most pages that a box loads ahead. A shopper who has opened none of these does not need more. */
const MAX_PAGES = 10;
/** Lifetime of a page that is loaded ahead, in milliseconds: with an older answer, the page would send its request again. */
const LIFE_MS = 60_000;

/**
 * Hands the answer to a text over to the next page. Returns the time of its arrival, in epoch milliseconds; `undefined` if there is none.
 */
type HandOver = (text: string) => number | undefined;

/** The page that Enter would open, and the texts that it belongs to. */
interface NextTarget {
  readonly href: string;
  readonly texts: readonly string[];
  /** The text whose results the page shows; `undefined` for the page of a result. */
  readonly query?: string;
}

/**
 * Loads ahead the page that Enter would open: the results page of a text that rests with its suggestions on screen, or the page of the
 * active option. Loads one page at a time, and withdraws it with the text.
 */
export class NextPage implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #ahead: Ahead;
  readonly #handOver: HandOver;
  readonly #page = new PageAhead();
  #target: NextTarget | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    const target = this.#expected();
    // A submit closes the list; its page stays ahead until the text changes.
    const isKept = !target && this.#target?.texts.includes(model.text);
    if (isKept || target?.href === this.#target?.href) return;
    this.#withdraw();
    this.#target = target;
    if (target && this.#pages < MAX_PAGES) this.#expect(target);
  }

  hostDisconnected(): void {
    this.#withdraw();
  }

  #withdraw(): void {
    clearTimeout(this.#timer);
    this.#page.withdraw();
    this.#target = undefined;
  }

  #expect({href, query}: NextTarget): void {
    const isRendered = this.#ahead === 'prerender' && query !== undefined;
    const onLoad = () => {
      this.#pages++;
      // Hands the answer over before the page is rendered, which starts with a copy of the tab's storage.
      const at = isRendered ? this.#handOver(query) : undefined;
      const age = Date.now() - (at ?? Date.now());
      this.#timer = setTimeout(() => this.#page.withdraw(), age < LIFE_MS ? LIFE_MS - age : LIFE_MS);
    };
    const moment = isRendered ? 'prerender' : 'prefetch';
    this.#page.expect({href, pauseMs: REST_MS, moment, onLoad}, this.#ahead);
  }

  /** The page that Enter would open, if suggestions for the text are on screen; `undefined` if Enter searches on this page. */
  #expected(): NextTarget | undefined {
    const {model, store} = this.#host;
    const {text, search} = model;
    const option = activeOption(model);
    if (!isExpanded(model) || isStale(model) || !isSendable(model) || search.status !== 'ready')
      return undefined;
    const texts = [text, option?.term ?? text];
    if (option && option.term === undefined) {
      const href = option.href && parseAddress(option.href, document.baseURI)?.href;
      return href ? {href, texts} : undefined;
    }
    // The box follows a redirect itself.
    if (store?.acceptsQueries || search.answer?.redirect_url) return undefined;
    const query = option?.term ?? text;
    const href = this.#formAddress(query);
    return href ? {href, texts, query} : undefined;
  }

  /** The address that the theme's form leads to, with all of its fields. */
  #formAddress(text: string): string | undefined {
    const {input} = this.#field;
    const form = input?.form;
    if (!form || !opensHere(form)) return undefined;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      params.append(name, name === input.name && text !== this.#field.text ? text : String(value));
    const url = parseAddress(formProperty(form, 'action'));
    if (url) url.search = `${params}`;
    return url?.href;
  }
}

/** Whether a form's answer is a page in this tab, with an address of its own. */
function opensHere(form: HTMLFormElement): boolean {
  const target = formProperty(form, 'target');
  return formProperty(form, 'method') === 'get' && (target === '' || target === '_self');
}
