/** What the store's platform puts on the page, as far as it is used here. Every part may be missing. */
export interface Platform {
  readonly routes?: {readonly root?: string};
  readonly locale?: string;
  /** Whether this is the theme editor's preview. */
  readonly designMode?: boolean;
  readonly actions?: {readonly updateCart?: UpdateCart};
  readonly currency?: {readonly active?: string; readonly rate?: string | number};
  readonly analytics?: {readonly publish?: (name: string, payload: object) => unknown};
  readonly customerPrivacy?: {
    readonly analyticsProcessingAllowed?: () => boolean;
    readonly preferencesProcessingAllowed?: () => boolean;
  };
}

/** The platform's standard action; what it refuses comes as `userErrors`. */
type UpdateCart = (change: {
  readonly lines: readonly {readonly merchandiseId: string; readonly quantity: number}[];
}) => Promise<{readonly userErrors?: readonly {readonly message: string}[]} | undefined>;

/** The platform's global as it is now: its scripts may come after ours. */
export const platform = (): Platform => (globalThis as {Shopify?: Platform}).Shopify ?? {};

/**
 * Whether the shopper allows it; not where asking fails, which breaks nothing. Read at each use: a shopper can change
 * their mind at any time.
 */
export function isAllowed(purpose: 'analytics' | 'preferences'): boolean {
  try {
    return platform().customerPrivacy?.[`${purpose}ProcessingAllowed`]?.() !== false;
  } catch {
    return false;
  }
}
