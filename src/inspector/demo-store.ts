/** What a demo store says of itself, in `<meta name="storefront-search-debug" content="{…}">`. */
export interface DemoStore {
  /** The states its service can play, and the cookie that chooses one. */
  readonly states: readonly string[];
  readonly cookie: string;
  /** Seconds after which a state ends by itself. */
  readonly lasting: Readonly<Record<string, number>>;
  /** Where its pixel tells what it received. */
  readonly events: string;
}

/** An event as the pixel keeps it. */
export interface PixelEvent {
  readonly name: string;
  readonly data: unknown;
  readonly at: string;
}

/** The demo store this page belongs to, if it does. */
export function findDemoStore(): DemoStore | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="storefront-search-debug"]')?.content;
  return content ? JSON.parse(content) : undefined;
}

/** The state this browser has chosen; the first unless it did. */
export function readState({cookie, states}: DemoStore): string | undefined {
  const pairs = document.cookie.split(/;\s*/).map(pair => pair.split('='));
  return pairs.find(([name]) => name === cookie)?.[1] ?? states[0];
}

/** Chooses a state, and loads the page again to see it. */
export function switchState({cookie, lasting}: DemoStore, state: string): void {
  const seconds = lasting[state];
  const end = seconds === undefined ? '' : `; max-age=${seconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie}=${state}; path=/; SameSite=Lax${end}`;
  location.reload();
}

/** What the pixel received from this browser, on this page and before. */
export async function fetchPixelEvents({events}: DemoStore): Promise<readonly PixelEvent[]> {
  const response = await fetch(events);
  if (!response.ok) throw new Error(`${events} answered ${response.status}`);
  return response.json();
}
