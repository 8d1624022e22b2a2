import {isAllowed, platform} from '../service/platform.ts';
import {getConfig, page} from '../store/page.ts';

/** One of our elements on the page. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly state: string | undefined;
  readonly defined: boolean;
}

/** What the page says of its search, and what of ours is on it. */
export interface PageFacts {
  readonly address: string;
  readonly drawer: string;
  readonly scripts: readonly string[];
  readonly config: object;
  readonly instances: Readonly<Record<string, string>>;
  readonly elements: readonly FoundElement[];
  readonly publisher: string;
  readonly consent: string;
}

declare const VERSION: string;

export function readPageFacts(): PageFacts {
  const {messages, ...config} = getConfig();
  const {analytics, customerPrivacy} = platform();
  const isAsked = Boolean(customerPrivacy?.analyticsProcessingAllowed);
  const published = page.settings.publish ? 'configure()' : 'Shopify.analytics.publish';
  return {
    address: location.href,
    drawer: VERSION,
    scripts: findScripts(),
    config: {...config, messages: Object.keys(messages)},
    instances: Object.fromEntries([...page.stores].map(([name, {state}]) => [name, state.status])),
    elements: listElements().map(describeElement),
    publisher: page.settings.publish || analytics?.publish ? published : 'none: events wait for one',
    consent: isAsked ? (isAllowed('analytics') ? 'allowed' : 'refused') : 'not asked: no consent API',
  };
}

/** Ours on the page, with prefixed tags too: `define({prefix: 'shop'})`. */
export function listElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('*')].filter(({localName}) =>
    /^(.+-)?(search-box|search-results|facet-panel)$/.test(localName),
  );
}

function describeElement({localName, attributes, dataset}: HTMLElement): FoundElement {
  return {
    tag: localName,
    attributes: Object.fromEntries([...attributes].map(({name, value}) => [name, value])),
    state: dataset.state,
    defined: Boolean(customElements.get(localName)),
  };
}

/** The files of ours that the page loaded: a theme may hold those of two versions. */
function findScripts(): string[] {
  const chunks = /\/(storefront-search[^/]*|[a-zA-Z-]+-[0-9a-f]{8})\.js/;
  const names = performance.getEntriesByType('resource').map(({name}) => name);
  return [...new Set(names.filter(name => chunks.test(name)))];
}
