/** A page's first look into storage takes it milliseconds, and has time. */
const PUBLISHING_MS = 500;

/** Publishes, when the page has time, what earlier pages could not, and the click that this page was opened with. */
export function publishLater(publish: () => unknown): void {
  setTimeout(() => hasEvents() && publish(), PUBLISHING_MS);
}

function hasEvents(): boolean {
  const key = 'storefront-search.v1.';
  try {
    return `${key}events` in sessionStorage || `${key}opened` in localStorage;
  } catch {
    return false;
  }
}
