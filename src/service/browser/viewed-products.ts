import {isAllowed} from '../shopify/platform.ts';
import {device} from './storage.ts';

/** The storage key of the list of products, newest first. */
const KEY = 'viewed';
/** Maximum of stored products: those that are shown, and the one of the page, which is left out. */
const MAX_KEPT = 5;
/** The longest handle of the platform. */
const MAX_HANDLE = 255;

/** The handles of the products that the shopper viewed last on this device, newest first. */
export const viewedProducts = {
  /** Whether products may be stored: a convenience needs consent to preferences, and refusing analytics forbids it too. */
  get allowed(): boolean {
    return isAllowed('analytics') && isAllowed('preferences');
  },

  /** Reads the stored products. Without the shopper's consent there are none, and the stored ones are removed. */
  read(): readonly string[] {
    if (!this.allowed) this.keep([]);
    const kept = device.get(KEY);
    return Array.isArray(kept) ? [...new Set(kept)].filter(isHandle).slice(0, MAX_KEPT) : [];
  },

  add(handle: string): void {
    this.keep([...new Set([handle, ...this.read()])]);
  },

  /** Removes all products. */
  clear(): void {
    this.keep([]);
  },

  keep(handles: readonly string[]): void {
    if (this.allowed && handles.length) device.set(KEY, handles.slice(0, MAX_KEPT));
    else device.remove(KEY);
  },
};

const isHandle = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_HANDLE;
