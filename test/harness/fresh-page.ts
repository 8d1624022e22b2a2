import {logged} from '../../src/service/console/log.ts';
import {page} from '../../src/store/page.ts';
import {eventually} from './eventually.ts';

/** How a page is opened; what is left out is as on an English page of the demo store, in Japanese yen. */
export interface PageOptions {
  /** Our part of the address, such as `?q=linen`. */
  readonly address?: string;
  /** The state of the demo's service. */
  readonly state?: string;
  /** The page's JSON block: an object, or the text in it; none for `null`. */
  readonly config?: object | string | null;
  /** The platform's global; by default one that publishes into `published`. */
  readonly shopify?: object | null;
  /** What the theme renders. */
  readonly html?: string;
}

/** What can be watched on a page. */
export interface FreshPage {
  /** The parameters of every request to the service, in order. */
  readonly searches: URLSearchParams[];
  /** Every analytics event, in order. */
  readonly published: [name: string, payload: Record<string, unknown>][];
  /** Takes the errors and warnings on the console, as soon as there are so many. One that is left fails the test. */
  hear(count?: number): Promise<string[]>;
  /** The element the theme rendered, by a selector. */
  find<E extends Element = HTMLElement>(selector: string): E;
}

/** As in a tab just opened: no store, nothing kept, nothing on screen but what the options say. */
export function openPage({
  address = '',
  state = 'normal',
  config,
  shopify,
  html = '',
}: PageOptions = {}): FreshPage {
  // Once more: the last test's page may have gone on for a moment after it was closed.
  forgetPage();
  const published: FreshPage['published'] = [];
  const publish = (...event: FreshPage['published'][number]) => void published.push(event);
  Object.assign(globalThis, {
    Shopify: shopify === undefined ? {analytics: {publish}} : (shopify ?? undefined),
  });
  serviceState(state);
  document.documentElement.lang = 'en';
  const home = homeWith(address);
  // WebKit takes no more than a hundred of these in ten seconds.
  if (location.href !== home || history.state !== null) history.replaceState(null, '', home);
  document.body.innerHTML = block(config === undefined ? {locale: 'en', currency: 'JPY'} : config) + html;
  return {searches, published, hear, find};
}

/** From now on the demo's service is in this state. */
export function serviceState(state: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on every machine's plain http.
  document.cookie = `demo_state=${state}; path=/`;
}

async function hear(count = 1): Promise<string[]> {
  await nextTurn();
  await eventually(() => {
    if (complaints.length < count) throw new Error(`${complaints.length} lines on the console, not ${count}`);
  });
  return complaints.splice(0);
}

/** In it, what was told last arrives: the code that tells is fetched once more, in an engine's own time, and in order. */
async function nextTurn(): Promise<void> {
  await import('../../src/service/console/log.ts');
  await new Promise(resolve => setTimeout(resolve));
}

function forgetPage(): void {
  logged.clear();
  for (const store of page.stores.values()) void store.reset();
  page.stores.clear();
  Object.assign(page, {config: undefined, localization: undefined, services: undefined});
}

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector} on the page.`);
  return element;
}

/** The runner's own parameters stay: they are as foreign to us as a campaign's. */
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
  await nextTurn();
  Object.assign(globalThis, {fetch});
  Object.assign(console, {error, warn});
  document.body.replaceChildren();
  forgetPage();
  page.settings = {};
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) throw new Error(`On the console, unexpectedly:\n${complaints.join('\n')}`);
});
