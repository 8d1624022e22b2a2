/** A document with the property that TypeScript's DOM types lack. */
interface PrerenderingDocument extends Document {
  /** Whether the browser renders the page ahead, by speculation rules. The shopper may never open it. */
  readonly prerendering?: boolean;
}

/** Whether the browser renders the page before the shopper opens it; `false` on a server, which has no document. */
export const isPrerendering = (): boolean =>
  (globalThis.document as PrerenderingDocument | undefined)?.prerendering === true;

/** Calls `run` when the page is open: at once, unless the browser renders it ahead. */
export function whenOpen(run: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
