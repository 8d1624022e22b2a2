import {toJson} from '../../core/json.ts';
import {parseAddress} from '../../core/products/link.ts';
import type {Settings} from './config.ts';
import {trustedPolicy} from './trusted-types.ts';

/** How pages are loaded before the shopper opens them. */
export type Ahead = Settings['ahead'];

/**
 * `prefetch` and `prerender` start at once; `click` fetches the page when the browser expects a click on a link to it.
 */
type Moment = 'click' | 'prefetch' | 'prerender';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The page that the browser loads before the shopper opens it, by a speculation rule. */
export class PageAhead {
  #rule: HTMLScriptElement | undefined;

  /** Has the browser load a page in place of the one before. */
  load(href: string, moment: Moment): void {
    this.withdraw();
    const rule = {source: 'list', urls: [href], eagerness: moment === 'click' ? 'moderate' : 'immediate'};
    // A browser that can't render a form's page ahead ignores the second rule, and uses the fetched page.
    const prerender = moment === 'prerender' && {prerender: [{...rule, form_submission: true}]};
    this.#rule = addRules({prefetch: [rule], ...prerender});
  }

  withdraw(): void {
    this.#rule?.remove();
  }
}

/** How long a pointer rests on a link before its page is expected, in milliseconds. */
const DWELL_MS = 80;

/**
 * The page of the link that a pointer rests on. The rule names its address, because Chromium keeps each link that a rule for all links
 * of a document ever matched, with its list and card.
 */
export class LinkAhead {
  readonly #page = new PageAhead();
  #href: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param href the link's absolute address; `undefined` if the pointer has left. The page stays ahead, because a tap may follow. */
  expect(href: string | undefined, ahead: Ahead): void {
    if (href === this.#href) return;
    this.#href = href;
    clearTimeout(this.#timer);
    if (!href || parseAddress(href)?.origin !== location.origin) return;
    this.#timer = setTimeout(() => canLoadAhead(ahead) && this.#page.load(href, 'click'), DWELL_MS);
  }

  withdraw(): void {
    clearTimeout(this.#timer);
    this.#href = undefined;
    this.#page.withdraw();
  }
}

/** Whether pages are loaded ahead: not if the shopper saves data, or the connection is 2G. */
export function canLoadAhead(ahead: Ahead): boolean {
  const {saveData, effectiveType} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  const isCostly = saveData || /2g/.test(`${effectiveType}`);
  return ahead !== 'off' && !isCostly && (HTMLScriptElement.supports?.('speculationrules') ?? false);
}

/** Adds rules to the page. Whether they are allowed is up to the page's policy, which reports a violation. */
function addRules(rules: object): HTMLScriptElement | undefined {
  const text = trustedPolicy()?.createScript(toJson(rules));
  if (text === undefined) return undefined;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = text;
  document.head.append(script);
  return script;
}
