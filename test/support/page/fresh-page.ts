import {logged} from '../../../src/service/console/problems.ts';
import {globals} from '../../../src/store/globals.ts';
import {eventually} from './eventually.ts';

/** The options of a page. Defaults are an English page of the demo store with prices in yen. */
export interface PageOptions {
  /** The query string of the page, such as `?q=linen`. */
  readonly address?: string;
  /** The state of the demo's service. */
  readonly state?: string;
  /** The configuration block: an object or its text; `null` for no block. */
  readonly config?: object | string | null;
  /** The platform's global; the default one publishes into `published`. */
  readonly shopify?: object | null;
  /** The markup that the theme renders. */
  readonly html?: string;
}

/** The observations that a test can make on a page. */
export interface FreshPage {
  /** The parameters of every request to the service, in order. */
  readonly searches: URLSearchParams[];
  /** Every analytics event, in order. */
  readonly published: [name: string, payload: Record<string, unknown>][];
  /** Takes errors and warnings from the console once there are `count`. Any that are left fail the test. */
  hear(count?: number): Promise<string[]>;
  /** Returns an element of the page by a selector. */
  find<E extends Element = HTMLElement>(selector: string): E;
}

/** Opens a page as in a new tab: without a store, with empty storage, and with the given markup only. */
export function openPage({
  address = '',
  state = 'normal',
  config,
  shopify,
  html = '',
}: PageOptions = {}): FreshPage {
  // Forgets the page again, because the previous test's page may have run on for a moment after it was closed.
  forgetPage();
  const published: FreshPage['published'] = [];
  const publish = (...event: FreshPage['published'][number]) => void published.push(event);
  Object.assign(globalThis, {
    Shopify: shopify === undefined ? {analytics: {publish}} : (shopify ?? undefined),
  });
  serviceState(state);
  document.documentElement.lang = 'en';
  const home = homeWith(address);
  // WebKit limits history changes to 100 in ten seconds.
  if (location.href !== home || history.state !== null) history.replaceState(null, '', home);
  document.body.innerHTML = block(config === undefined ? {locale: 'en', currency: 'JPY'} : config) + html;
  return {searches, published, hear, find};
}

/** Switches the demo's service to a state. */
export function serviceState(state: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available on plain HTTP.
  document.cookie = `demo_state=${state}; path=/`;
}

async function hear(count = 1): Promise<string[]> {
  await nextTask();
  await eventually(() => {
    if (complaints.length < count) throw new Error(`${complaints.length} lines on the console, not ${count}`);
  });
  return complaints.splice(0);
}

/** Waits for pending console messages: their code is loaded on demand, and this import resolves after it. */
async function nextTask(): Promise<void> {
  await import('../../../src/service/console/problems.ts');
  await new Promise(resolve => setTimeout(resolve));
}

function forgetPage(): void {
  logged.clear();
  for (const store of globals.stores.values()) void store.reset();
  globals.stores.clear();
  Object.assign(globals, {
    config: undefined,
    onLateSettings: undefined,
    localization: undefined,
    services: undefined,
  });
}

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector} on the page.`);
  return element;
}

/** Returns the test page's URL with further parameters. Keeps the runner's own, which the code under test must ignore. */
function homeWith(address: string): string {
  const url = new URL(HOME);
  for (const [name, value] of new URLSearchParams(address)) url.searchParams.append(name, value);
  return url.href;
}

const HOME = location.href;

function block(config: object | string | null): string {
  if (config === null) return '';
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  return `<script type="application/json" data-storefront-search>${text}</script>`;
}

const searches: URLSearchParams[] = [];
const complaints: string[] = [];
const {fetch} = globalThis;
const {error, warn} = console;

beforeEach(() => {
  for (const list of [searches, complaints]) list.length = 0;
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), location.href);
    if (url.pathname.startsWith('/apps/')) searches.push(url.searchParams);
    return fetch(input, init);
  };
  console.error = console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith('Lit is in dev mode')) complaints.push(values.join(' '));
  };
});

afterEach(async () => {
  await nextTask();
  Object.assign(globalThis, {fetch, Shopify: undefined});
  Object.assign(console, {error, warn});
  document.body.replaceChildren();
  forgetPage();
  globals.settings = {};
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) throw new Error(`On the console, unexpectedly:\n${complaints.join('\n')}`);
});
