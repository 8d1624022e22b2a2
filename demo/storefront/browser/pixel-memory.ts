import {isObject} from './customer-event.ts';

/** Which search a product was clicked in, with the proof that the search was ours. */
interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

interface Remembered {
  /** What `service_search` brought (§6.1), by query id. */
  readonly searches: Readonly<Record<string, Attribution>>;
  /** The search of the last click on each product, and when that was. */
  readonly clicks: Readonly<Record<string, {readonly attribution: Attribution; readonly at: number}>>;
}

const key = 'service-pixel';
const nothing: Remembered = {searches: {}, clicks: {}};
const maxEntries = 100;
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What the pixel remembers of this shopper, in a storage of its own, for all tabs and 30 days. */
export class PixelMemory {
  rememberSearch(data: unknown): void {
    const attribution = readAttribution(data);
    if (!attribution) return;
    const {searches, ...rest} = read();
    write({...rest, searches: newest({...searches, [attribution.query_id]: attribution})});
  }

  /**
   * The last click on a product is what it will be credited to. §6.2: without a `service_search` there is no proof, and
   * nothing to credit.
   */
  rememberClick(data: unknown): void {
    const {searches, clicks} = read();
    if (!isObject(data) || typeof data.query_id !== 'string') return;
    const attribution = Object.hasOwn(searches, data.query_id) ? searches[data.query_id] : undefined;
    if (!attribution) return;
    const {[String(data.product_id)]: _, ...others} = clicks;
    const click = {attribution, at: Date.now()};
    write({searches, clicks: newest({...others, [String(data.product_id)]: click})});
  }

  attributionOf(product: string): Attribution | undefined {
    const {clicks} = read();
    const click = Object.hasOwn(clicks, product) ? clicks[product] : undefined;
    return click && Date.now() - click.at <= keptFor ? click.attribution : undefined;
  }

  forget(): void {
    storage()?.removeItem(key);
  }
}

function readAttribution(data: unknown): Attribution | undefined {
  if (!isObject(data)) return undefined;
  const {query_id, session_id, measurement_proof} = data;
  if (typeof query_id !== 'string' || typeof session_id !== 'string') return undefined;
  return typeof measurement_proof === 'string' ? {query_id, session_id, measurement_proof} : undefined;
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
  return isObject(kept) && isObject(kept.searches) && isObject(kept.clicks);
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
