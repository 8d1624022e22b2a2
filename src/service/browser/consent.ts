import {isAllowed} from '../shopify/platform.ts';
import {forget} from './stored-entries.ts';

/**
 * The stored entries that need the shopper's consent to a purpose, as `key=text`. Results that a shopper can go back to name their
 * session unless it was refused before; all other entries serve what the shopper asked for.
 */
const needsConsent = {
  analytics: /^(session|events|published|opened|recent|viewed|handover)=|"session_id"/,
  preferences: /^(recent|viewed|columns|page-size|cards)=/,
};

/** Removes what this page and earlier ones stored for a purpose that the shopper refuses. */
export function removeRefused(): void {
  for (const purpose of ['analytics', 'preferences'] as const)
    if (!isAllowed(purpose)) forget(needsConsent[purpose]);
}
