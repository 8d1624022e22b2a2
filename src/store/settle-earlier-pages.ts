import {countOpenedLink} from '../service/analytics/analytics.ts';
import {whenOpen} from '../service/browser/prerendering.ts';
import {forget} from '../service/browser/stored-entries.ts';
import {isAllowed} from '../service/shopify/platform.ts';
import {getServices} from './page-services.ts';

/**
 * Removes what earlier pages stored and the shopper refuses, or else publishes the events that they could not, and the click that
 * this page was opened with.
 */
export function settleEarlierPages(): void {
  whenOpen(() => {
    removeRefused();
    countOpenedLink(getServices().analytics);
  });
}

/**
 * The stored entries that need the shopper's consent to a purpose, as `key=text`. Results that a shopper can go back to name their
 * session unless it was refused before; all other entries serve what the shopper asked for.
 */
const needsConsent = {
  analytics: /^(session|events|published|opened|recent|viewed|handover)=|"session_id"/,
  preferences: /^(recent|viewed|columns|page-size|cards)=/,
};

/** Removes what this page and earlier ones stored for a purpose that the shopper refuses. */
function removeRefused(): void {
  for (const purpose of ['analytics', 'preferences'] as const)
    if (!isAllowed(purpose)) forget(needsConsent[purpose]);
}
