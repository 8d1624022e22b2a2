import {isObject} from './customer-event.ts';

/** The search that led to a product, with its signature. */
interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

/** The attribution of a product, its time, and whether it comes from a click or from adding to the cart. */
interface Credit {
  readonly attribution: Attribution;
  readonly at: number;
  readonly isClick: boolean;
}

interface Remembered {
  /** From `service_search` (§6.1), by query id. */
  readonly searches: Readonly<Record<string, Attribution>>;
  /** By product. */
  readonly credits: Readonly<Record<string, Credit>>;
}

const key = 'service-pixel';
const nothing: Remembered = {searches: {}, credits: {}};
const maxEntries = 100;
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Remembers attributions in `localStorage`, across tabs and for 30 days. */
export class PixelMemory {
  /** The last search of this page view; not shared with other pages and tabs. */
  #search: Attribution | undefined;

  rememberSearch(data: unknown): void {
    const attribution = readAttribution(data);
    if (!attribution) return;
    this.#search = attribution;
    const {searches, ...rest} = read();
    write({...rest, searches: newest({...searches, [attribution.query_id]: attribution})});
  }

  /**
   * Attributes a product to its last click. Without a `service_search` there is no `measurement_proof`, and so no
   * attribution (§6.2).
   */
  rememberClick(data: unknown): void {
    const {searches} = read();
    if (!isObject(data) || typeof data.query_id !== 'string') return;
    const attribution = Object.hasOwn(searches, data.query_id) ? searches[data.query_id] : undefined;
    if (attribution) credit(String(data.product_id), attribution, true);
  }

  /** Attributes a product added directly from a list, without a click, to the page's last search. */
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
    // If the storage is full, the attribution is lost, but the page works.
  }
}

/** Unavailable if the browser blocks cookies. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
