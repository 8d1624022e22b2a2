import {isAllowed, platform} from '../service/shopify/platform.ts';
import {getConfig, globals} from '../store/globals.ts';
import type {Budget} from './budget-gauge.ts';
import type {Journal} from './journal.ts';
import type {LateStart} from './watch/fetch-watch.ts';

export interface ReportSources {
  readonly journal: Journal;
  readonly late: LateStart;
  readonly budget: Budget;
}

/** Copies everything the inspector knows, except bodies, as JSON. Returns a message for the developer. */
export async function copyReport(sources: ReportSources): Promise<string> {
  const report = writeReport(sources);
  try {
    await navigator.clipboard.writeText(report);
    return 'Copied.';
  } catch {
    // The clipboard is missing on plain HTTP pages, and the browser may deny access.
    console.log(report);
    return 'The clipboard is not available. The report is on the console.';
  }
}

function writeReport({journal, late, budget}: ReportSources): string {
  const entries = journal.entries.map(entry => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    body: undefined,
  }));
  const violations = entries.flatMap(({id, findings}) => findings.map(finding => ({line: id, ...finding})));
  const {userAgent} = navigator;
  return JSON.stringify({page: readPageFacts(), userAgent, late, budget, violations, entries}, null, 2);
}

/** One of the search elements on the page. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly state: string | undefined;
  readonly defined: boolean;
}

/** The page's configuration, search elements and scripts. */
export interface PageFacts {
  readonly address: string;
  readonly inspector: string;
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
  return {
    address: location.href,
    inspector: VERSION,
    scripts: findScripts(),
    config: {...config, messages: Object.keys(messages)},
    instances: Object.fromEntries([...globals.stores].map(([name, {state}]) => [name, state.status])),
    elements: listElements().map(describeElement),
    publisher: findPublisher(),
    consent: readConsent(),
  };
}

function findPublisher(): string {
  if (globals.settings.publish) return 'configure()';
  return platform().analytics?.publish
    ? 'Shopify.analytics.publish'
    : 'none yet: events wait for a publisher';
}

function readConsent(): string {
  const hasConsentApi = Boolean(platform().customerPrivacy?.analyticsProcessingAllowed);
  if (!hasConsentApi) return 'the page has no consent API';
  return isAllowed('analytics') ? 'allowed' : 'refused';
}

/** Lists the search elements on the page, also elements with prefixed tags: `define({prefix: 'shop'})`. */
export function listElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('*')].filter(({localName}) => isOwnTag(localName));
}

const TAGS = ['search-box', 'search-results', 'facet-panel'];

function isOwnTag(name: string): boolean {
  return TAGS.some(tag => name === tag || name.endsWith(`-${tag}`));
}

function describeElement({localName, attributes, dataset}: HTMLElement): FoundElement {
  return {
    tag: localName,
    attributes: Object.fromEntries([...attributes].map(({name, value}) => [name, value])),
    state: dataset.state,
    defined: Boolean(customElements.get(localName)),
  };
}

/** Lists the loaded scripts of this package; a theme may hold scripts of two versions. */
function findScripts(): string[] {
  const names = performance.getEntriesByType('resource').map(({name}) => name);
  return [...new Set(names.filter(isOwnScript))];
}

/** Matches entries such as `storefront-search.js` and chunks such as `search-box-0A1B2C3D.js`. */
function isOwnScript(address: string): boolean {
  return /\/storefront-search[^/]*\.js/.test(address) || /\/[a-zA-Z-]+-[0-9A-Z]{8}\.js/.test(address);
}
