/** The platform's global, as far as we use it. Every part may be missing. */
export interface Platform {
  readonly routes?: {readonly root?: string};
  readonly locale?: string;
  /** The country of the shopper's market. */
  readonly country?: string;
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

/** The platform's standard action. Its answer has the cart; `userErrors` lists refusals. A theme's own action may answer anything. */
type UpdateCart = (change: {
  readonly lines: readonly {readonly merchandiseId: string; readonly quantity: number}[];
}) => Promise<unknown>;

/** Reads the platform's global each time, because its scripts may run after ours. */
export const platform = (): Platform => (globalThis as {Shopify?: Platform}).Shopify ?? {};

/**
 * Whether the shopper consents to a purpose; `false` if the platform's API throws. Read at each use: a shopper can change
 * their mind at any time.
 */
export function isAllowed(purpose: 'analytics' | 'preferences'): boolean {
  try {
    return platform().customerPrivacy?.[`${purpose}ProcessingAllowed`]?.() !== false;
  } catch {
    return false;
  }
}
