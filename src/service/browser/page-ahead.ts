import {toJson} from '../../core/json.ts';
import {parseAddress} from '../../core/products/link.ts';
import type {Settings} from './config.ts';
import {trustedPolicy} from './trusted-types.ts';

export type Ahead = Settings['ahead'];

export interface ExpectedPage {
  readonly href: string;
  /** How long the page is expected before it is loaded, in milliseconds. */
  readonly pauseMs: number;
  /** `prefetch` and `prerender` start at once; `click` fetches the page when the browser expects a click on a link to it. */
  readonly moment: 'click' | 'prefetch' | 'prerender';
  readonly onLoad?: () => void;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** How long a pointer rests on a link before its page is expected, in milliseconds. */
const DWELL_MS = 80;

/** The page of a link that a pointer rests on. */
export const pageOfLink = (href: string | undefined): ExpectedPage | undefined =>
  href === undefined ? undefined : {href, pauseMs: DWELL_MS, moment: 'click'};

/**
 * The page that the browser loads before the shopper opens it, by a speculation rule; one at a time. The rule names its address, because
 * Chromium keeps each link that a rule for all links of a document ever matched, with its list and card.
 */
export class PageAhead {
  #href: string | undefined;
  #rule: HTMLScriptElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param page `undefined` if none is expected any more. A page that is already loaded stays, because a tap may follow. */
  expect(page: ExpectedPage | undefined, ahead: Ahead): void {
    if (page?.href === this.#href) return;
    this.#href = page?.href;
    clearTimeout(this.#timer);
    if (!page || parseAddress(page.href)?.origin !== location.origin) return;
    this.#timer = setTimeout(() => canLoadAhead(ahead) && this.#load(page), page.pauseMs);
  }

  withdraw(): void {
    clearTimeout(this.#timer);
    this.#href = undefined;
    this.#rule?.remove();
  }

  #load({href, moment, onLoad}: ExpectedPage): void {
    this.#rule?.remove();
    onLoad?.();
    const rule = {source: 'list', urls: [href], eagerness: moment === 'click' ? 'moderate' : 'immediate'};
    // A browser that can't render a form's page ahead ignores the second rule, and uses the fetched page.
    const prerender = moment === 'prerender' && {prerender: [{...rule, form_submission: true}]};
    this.#rule = addRules({prefetch: [rule], ...prerender});
  }
}

/** Whether to load pages ahead. The answer is no if the shopper saves data, or the connection is 2G. */
function canLoadAhead(ahead: Ahead): boolean {
  const {saveData, effectiveType} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  const isCostly = saveData || /2g/.test(`${effectiveType}`);
  return ahead !== 'off' && !isCostly && (HTMLScriptElement.supports?.('speculationrules') ?? false);
}

/** Adds speculation rules to the page. The page's policy may forbid them, and reports a violation. */
function addRules(rules: object): HTMLScriptElement | undefined {
  const text = trustedPolicy()?.createScript(toJson(rules));
  if (text === undefined) return undefined;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = text;
  document.head.append(script);
  return script;
}
