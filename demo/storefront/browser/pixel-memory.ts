import {isObject} from './customer-event.ts';

/** The search that led to a product, with the proof that the search was ours. */
interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

/** What a product will be credited to, since when, and whether by a click or by its being put into the cart. */
interface Credit {
  readonly attribution: Attribution;
  readonly at: number;
  readonly isClick: boolean;
}

interface Remembered {
  /** What `service_search` brought (§6.1), by query id. */
  readonly searches: Readonly<Record<string, Attribution>>;
  /** By product. */
  readonly credits: Readonly<Record<string, Credit>>;
}

const key = 'service-pixel';
const nothing: Remembered = {searches: {}, credits: {}};
const maxEntries = 100;
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What the pixel remembers of this shopper, in a storage of its own, for all tabs and 30 days. */
export class PixelMemory {
  /** The last search of this page view: the next page, and another tab, do not know of it. */
  #search: Attribution | undefined;

  rememberSearch(data: unknown): void {
    const attribution = readAttribution(data);
    if (!attribution) return;
    this.#search = attribution;
    const {searches, ...rest} = read();
    write({...rest, searches: newest({...searches, [attribution.query_id]: attribution})});
  }

  /**
   * The last click on a product is what it will be credited to. §6.2: without a `service_search` there is no proof, and
   * nothing to credit.
   */
  rememberClick(data: unknown): void {
    const {searches} = read();
    if (!isObject(data) || typeof data.query_id !== 'string') return;
    const attribution = Object.hasOwn(searches, data.query_id) ? searches[data.query_id] : undefined;
    if (attribution) credit(String(data.product_id), attribution, true);
  }

  /** What is put into the cart straight from a list, without a click of its own, is credited to the page's last search. */
  rememberAddition(product: string): void {
    if (this.#search && !creditOf(product)?.isClick) credit(product, this.#search, false);
  }

  attributionOf(product: string): Attribution | undefined {
    return creditOf(product)?.attribution;
  }

  forget(): void {
    this.#search = undefined;
    storage()?.removeItem(key);
  }
}

function readAttribution(data: unknown): Attribution | undefined {
  if (!isObject(data)) return undefined;
  const {query_id, session_id, measurement_proof} = data;
  if (typeof query_id !== 'string' || typeof session_id !== 'string') return undefined;
  return typeof measurement_proof === 'string' ? {query_id, session_id, measurement_proof} : undefined;
}

function credit(product: string, attribution: Attribution, isClick: boolean): void {
  const {searches, credits} = read();
  const {[product]: _, ...others} = credits;
  write({searches, credits: newest({...others, [product]: {attribution, at: Date.now(), isClick}})});
}

function creditOf(product: string): Credit | undefined {
  const {credits} = read();
  const credit = Object.hasOwn(credits, product) ? credits[product] : undefined;
  return credit && Date.now() - credit.at <= keptFor ? credit : undefined;
}

function newest<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).slice(-maxEntries));
}

function read(): Remembered {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    return isRemembered(kept) ? kept : nothing;
  } catch {
    return nothing;
  }
}

function isRemembered(kept: unknown): kept is Remembered {
  return isObject(kept) && isObject(kept.searches) && isObject(kept.credits);
}

function write(remembered: Remembered): void {
  try {
    storage()?.setItem(key, JSON.stringify(remembered));
  } catch {
    // A full storage costs an attribution, never a page.
  }
}

/** Blocked where the browser blocks cookies. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
