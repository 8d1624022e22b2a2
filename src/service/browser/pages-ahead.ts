import {toJson} from '../../core/json.ts';
import type {Settings} from './config.ts';
import {readPermissions, TRUSTED_TYPES_POLICY} from './page-policy.ts';

/** How pages are loaded before the shopper opens them. */
export type Ahead = Settings['ahead'];

/** How long a pointer has to stay: one that only passes leaves sooner. In milliseconds. */
const DWELL_MS = 80;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createScript(text: string): string},
  ): {createScript(text: string): string};
}

let trusted: {createScript(text: string): string} | undefined;

/** A page that the browser fetches ahead, or renders ahead, because the shopper is about to open it. */
export interface ExpectedPage {
  readonly href: string;
  /** Whether a form leads to it: for rendering ahead, the browser tells links and forms apart. */
  readonly isForm: boolean;
}

/** Has the browser load a page ahead, unless that costs too much or may not be done here. Returns its undo. */
export async function loadAhead({href, isForm}: ExpectedPage, ahead: Ahead): Promise<() => void> {
  const rule = {source: 'list', urls: [href], eagerness: 'immediate'};
  // A browser that can't render a form's page ahead ignores the second rule. The others use the fetched page for it.
  const prerender = ahead === 'prerender' && isForm ? [{...rule, form_submission: true}] : [];
  const script = await addRules({prefetch: [rule], ...(prerender[0] && {prerender})});
  return () => script?.remove();
}

/**
 * Has the browser fetch the page of the link ahead that the shopper seems about to open, if it is still expected after 80 ms: by a rule,
 * as soon as the browser takes the link for the next one, or by a `<link>` in a browser without speculation rules. One link's rule at a
 * time. It names the address, because Chromium keeps each link that a rule for all links of a document ever matched, and so every list
 * and card that had one.
 */
export class LinkAhead {
  #expected: string | undefined;

  /** @param href the link's absolute address; `undefined` if none is expected any more. */
  expect(href: string | undefined, ahead: Ahead): void {
    if (href === this.#expected) return;
    this.#expected = href;
    if (!href || new URL(href).origin !== location.origin || ahead === 'off' || isCostly()) return;
    setTimeout(() => {
      if (href === this.#expected) void (hasRules() ? addLinkRule(href) : addLink(href));
    }, DWELL_MS);
  }
}

async function addLinkRule(href: string): Promise<void> {
  const script = await addRules({prefetch: [{source: 'list', urls: [href], eagerness: 'moderate'}]});
  document.head.querySelector('[data-search-link]')?.remove();
  script?.setAttribute('data-search-link', '');
}

async function addLink(href: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch') || !(await readPermissions()).links) return;
  if ([...document.head.querySelectorAll('link')].some(each => each.href === href)) return;
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** Adds rules where the browser has them and the page's policy allows them; a violation would be reported. */
async function addRules(rules: object): Promise<HTMLScriptElement | undefined> {
  if (!hasRules() || isCostly()) return undefined;
  const {rules: isAllowed, needsTrustedTypes} = await readPermissions();
  if (!isAllowed) return undefined;
  const text = toJson(rules);
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = needsTrustedTypes ? trust(text) : text;
  document.head.append(script);
  return script;
}

function trust(text: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  trusted ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {createScript: rules => rules});
  return trusted?.createScript(text) ?? text;
}

const hasRules = (): boolean => HTMLScriptElement.supports?.('speculationrules') ?? false;

/** Whether the shopper saves data, or the connection is 2G. */
function isCostly(): boolean {
  const {saveData, effectiveType} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(`${effectiveType}`);
}
