/** The states the demo's search service can play, chosen for this browser by a cookie. */
export const serviceStates = [
  'normal',
  'first-sync',
  'degraded-results',
  'failing',
  'rate-limited',
  'slow',
  'plan-missing',
  'garbage',
  'html',
];

/** The state this browser has chosen. */
export function readState(): string {
  return /(?:^|;\s*)demo_state=([\w-]+)/.exec(document.cookie)?.[1] ?? 'normal';
}

/** Chooses a state, and loads the page again to see it. */
export function switchState(state: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `demo_state=${state}; path=/; SameSite=Lax`;
  location.reload();
}
