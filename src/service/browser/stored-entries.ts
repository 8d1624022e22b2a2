import {isAllowed} from '../shopify/platform.ts';
import {isPrerendering} from './prerendering.ts';
import {recheck} from './recheck.ts';

/** The names of our entries in the browser's storages start with this. */
export const PREFIX = 'storefront-search.v1.';

/** The entries that need the shopper's consent, and its purposes. */
const CONSENT = {
  cards: ['preferences'],
  columns: ['preferences'],
  events: ['analytics'],
  opened: ['analytics'],
  'page-size': ['preferences'],
  published: ['analytics'],
  recent: ['analytics', 'preferences'],
  session: ['analytics'],
  viewed: ['analytics', 'preferences'],
} as const;

/** The key of an entry: one that needs consent, or one that the page needs to work. */
export type StoredKey =
  | keyof typeof CONSENT
  | 'budget'
  | 'entries'
  | 'facets'
  | 'handover'
  | 'prices'
  | 'values'
  | `${'debug' | 'entry' | 'place'}.${string}`;

const NAMES_SESSION = /"session_?id"/i;

/**
 * Whether the shopper's consent allows an entry with this text. One that names the session, such as results for Back, needs consent to
 * analytics too.
 */
export function mayStore(key: string, text = ''): boolean {
  const purposes = Object.hasOwn(CONSENT, key) ? CONSENT[key as keyof typeof CONSENT] : [];
  return purposes.every(isAllowed) && (isAllowed('analytics') || !NAMES_SESSION.test(text));
}

/** Removes the entries that the shopper's consent does not allow from both storages. */
function removeRefused(): void {
  if (isAllowed('analytics') && isAllowed('preferences')) return;
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      for (const [name, text] of Object.entries(area())) {
        const key = name.replace(PREFIX, '');
        if (key !== name && !mayStore(key, text)) area().removeItem(name);
      }
    } catch {
      // A blocked storage holds nothing that could be removed.
    }
  }
}

/** Whether one of the keys has an entry in either storage; `false` if they are blocked. */
function isStored(...keys: readonly StoredKey[]): boolean {
  try {
    return keys.some(key => PREFIX + key in localStorage || PREFIX + key in sessionStorage);
  } catch {
    return false;
  }
}

/** Delay of the first access to storage, which takes milliseconds, until the page has rendered. */
const DELAY_MS = 500;

/**
 * Removes the entries that the shopper refuses, after a delay and when the platform reports a decision. Repeats the check for a
 * while, because the consent API may load late. Calls `settle` if earlier pages left events, or the click that opened this page.
 */
export function watchConsent(settle: () => unknown): void {
  const check = () => {
    // The shopper may never open a page that is rendered ahead.
    if (isPrerendering()) return;
    removeRefused();
    if (isStored('events', 'opened')) settle();
  };
  for (const type of ['visitorConsentCollected', 'prerenderingchange'])
    document.addEventListener(type, check);
  recheck(check, DELAY_MS);
}
