export const LOCALES = ['en', 'ja'] as const;
export const LOOKS = ['plain', 'dawn', 'horizon'] as const;
export const SCHEMES = ['light', 'dark', 'auto'] as const;
export const STORES = ['demo', 'own'] as const;

/** What the playground's store looks like and does. It is a part of the path of the store's pages, so that each link keeps it. */
export interface Setup {
  readonly locale: (typeof LOCALES)[number];
  readonly look: (typeof LOOKS)[number];
  /** `auto` is the visitor's. */
  readonly scheme: (typeof SCHEMES)[number];
  /** The demo's own catalogue, or the visitor's. */
  readonly store: (typeof STORES)[number];
  /** ISO 4217 code of a visitor's prices. */
  readonly currency?: string;
  /** The state of the service. */
  readonly state: string;
  /** Whether the inspector is open. */
  readonly inspector: boolean;
  /** Values by tag and attribute: `search-results.paging`. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads a setup from a path's segment or an address's fragment: `locale=ja&look=dawn`, or a language alone for the visitor's colours. */
export function readSetup(text: string): Setup {
  const params = new URLSearchParams(text.includes('=') ? text : `locale=${text}&scheme=auto`);
  const {state = '', currency = '', inspector} = Object.fromEntries(params);
  return {
    locale: oneOf(LOCALES, params.get('locale')),
    look: oneOf(LOOKS, params.get('look')),
    scheme: oneOf(SCHEMES, params.get('scheme')),
    store: oneOf(STORES, params.get('store')),
    ...(/^[A-Z]{3}$/.test(currency) && {currency}),
    state: /^[a-z-]+$/.test(state) ? state : 'normal',
    inspector: inspector === 'open',
    attributes: new Map([...params].filter(([name]) => ATTRIBUTE.test(name))),
  };
}

/** Writes what differs from the defaults, always with the language. */
export function writeSetup({attributes, inspector, ...choices}: Setup): string {
  const chosen = Object.entries(choices).filter(
    ([name, value]) => name === 'locale' || (value !== undefined && value !== DEFAULTS[name]),
  );
  return `${new URLSearchParams([...chosen, ...(inspector ? [['inspector', 'open']] : []), ...attributes])}`;
}

const ATTRIBUTE = /^(search-box|search-results|facet-panel)\.[a-z-]+$/;
const DEFAULTS: Readonly<Record<string, string>> = {
  look: 'plain',
  scheme: 'light',
  store: 'demo',
  state: 'normal',
};

function oneOf<T extends string>(values: readonly [T, ...T[]], value: string | null): T {
  return values.find(each => each === value) ?? values[0];
}
