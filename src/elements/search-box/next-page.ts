import {parseAddress} from '../../core/products/link.ts';
import {type Ahead, PageAhead} from '../../service/browser/page-ahead.ts';
import type {BoxHost} from './box-host.ts';
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
export function expectNextPage(box: BoxHost, ahead: Ahead, handOver: HandOver): void {
  const page = new PageAhead();
  let target: NextTarget | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pages = 0;
  const withdraw = () => {
    clearTimeout(timer);
    page.withdraw();
    target = undefined;
  };
  const expect = ({href, query}: NextTarget) => {
    const isRendered = ahead === 'prerender' && query !== undefined;
    const onLoad = () => {
      pages++;
      // Hands the answer over before the page is rendered, which starts with a copy of the tab's storage.
      const at = isRendered ? handOver(query) : undefined;
      const age = Date.now() - (at ?? Date.now());
      timer = setTimeout(() => page.withdraw(), age < LIFE_MS ? LIFE_MS - age : LIFE_MS);
    };
    page.expect({href, pauseMs: REST_MS, moment: isRendered ? 'prerender' : 'prefetch', onLoad}, ahead);
  };
  const hostUpdated = () => {
    const next = nextTarget(box);
    // A submit closes the list; its page stays ahead until the text changes.
    const isKept = !next && target?.texts.includes(box.model.text);
    if (isKept || next?.href === target?.href) return;
    withdraw();
    target = next;
    if (next && pages < MAX_PAGES) expect(next);
  };
  box.addController({hostUpdated, hostDisconnected: withdraw});
}

/** Returns the page that Enter would open, if suggestions for the text are on screen; `undefined` if Enter searches on this page. */
function nextTarget(box: BoxHost): NextTarget | undefined {
  const {model, store} = box;
  const {text, search} = model;
  const option = activeOption(model);
  if (!isExpanded(model) || isStale(model) || !isSendable(model) || search.status !== 'ready')
    return undefined;
  const query = option?.term ?? text;
  const texts = [text, query];
  if (option && option.term === undefined) {
    const href = option.href && parseAddress(option.href, document.baseURI)?.href;
    return href ? {href, texts} : undefined;
  }
  // The box follows a redirect itself.
  if (store?.acceptsQueries || search.answer?.redirect_url) return undefined;
  const href = formAddress(box, query);
  return href ? {href, texts, query} : undefined;
}

/** Returns the address that the theme's form leads to, with all of its fields, if its answer is a page in this tab. */
function formAddress({field}: BoxHost, text: string): string | undefined {
  const {input, params} = field;
  const form = input?.form;
  if (!form || property(form, 'method') !== 'get' || !['', '_self'].includes(property(form, 'target')))
    return undefined;
  if (text !== field.text) params.set(input.name, text);
  const url = parseAddress(property(form, 'action'));
  if (url) url.search = `${params}`;
  return url?.href;
}

/** Reads a property of a form, which a field with its name hides: `<input name="action">` is the form's `action`. */
const property = (form: HTMLFormElement, name: 'action' | 'method' | 'target'): string =>
  Reflect.get(HTMLFormElement.prototype, name, form);
