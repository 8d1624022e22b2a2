import type {BrowserContext, ConsoleMessage} from 'playwright';

/** An analytics event as the page published it. */
export interface PublishedEvent {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Records the events, requests and errors of a browser context across navigations. */
export class PageWatch {
  readonly events: PublishedEvent[] = [];
  readonly searches: URLSearchParams[] = [];
  /** Uncaught exceptions, rejections and console errors. */
  readonly errors: string[] = [];

  /** Starts recording; call it before the context opens a page. */
  async start(context: BrowserContext): Promise<void> {
    context.on('request', request => {
      const url = new URL(request.url());
      if (isSearch(url.href)) this.searches.push(url.searchParams);
    });
    context.on('weberror', webError => {
      const error = webError.error();
      if (isOfPageTransition(error)) return;
      // A syntax error has no stack.
      this.errors.push(error.stack || `${error} (${webError.location().url})`);
    });
    context.on('console', message => this.#hear(message));
    await context.exposeBinding('recordPublishedEvent', (_source, name: string, payload: string) => {
      this.events.push({name, payload: JSON.parse(payload)});
    });
    await context.exposeBinding('recordViolation', (_source, violation: string) => {
      this.errors.push(`Against the security policy: ${violation}`);
    });
    await context.addInitScript(watchPolicy);
    await context.addInitScript(observePublish);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const {url} = message.location();
    // The browser logs every failed status; an answer of the search service is data and not an error.
    if (message.text().startsWith('Failed to load resource') && isSearch(url)) return;
    this.errors.push(`console.error: ${message.text()} (${url})`);
  }
}

/**
 * Whether an error of the browser is about the theme's transition between pages, which no page can catch (w3c/csswg-drafts#13726).
 * Chromium may reveal a page before it has read the rule `@view-transition` of a style sheet, also without any script, and then treats
 * the page as one without that rule.
 */
const isOfPageTransition = ({message}: Error): boolean =>
  /Page already revealed|ViewTransition opt-in disabled/.test(message);

function isSearch(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.endsWith('/apps/searchapp/search');
}

/** Runs in the page: reports violations of its security policy as errors, which fail the test. */
function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', violation => {
    const {effectiveDirective, blockedURI, sample, sourceFile, lineNumber} = violation;
    const record = Reflect.get(globalThis, 'recordViolation') as (text: string) => void;
    record(`${effectiveDirective} forbids ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

/** Runs in the page: observes every call of `Shopify.analytics.publish`, in whichever order its parts are set. */
function observePublish(): void {
  type Publish = (name: string, payload: unknown) => unknown;
  const record = Reflect.get(globalThis, 'recordPublishedEvent') as (name: string, payload: string) => void;
  let depth = 0;

  onSet(globalThis, 'Shopify', shopify => {
    onSet(shopify, 'analytics', analytics => {
      onSet(analytics, 'publish', publish => recorded(publish as Publish));
      return analytics;
    });
    return shopify;
  });

  /** Wraps a publisher. A wrapper such as the inspector's sets the property again, so nested calls count as one event. */
  function recorded(publish: Publish): Publish {
    return function (this: unknown, name, payload) {
      if (depth === 0) record(name, JSON.stringify(payload));
      depth++;
      try {
        return publish.call(this, name, payload);
      } finally {
        depth--;
      }
    };
  }

  function onSet(owner: object, key: string, replace: (value: object) => unknown): void {
    const given = Reflect.get(owner, key);
    let value = given && replace(given);
    Object.defineProperty(owner, key, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set(next) {
        if (next !== value) value = next && replace(next);
      },
    });
  }
}
