/** The merchant's settings of the app embed, from `<script type="application/json" data-storefront-search-embed>`. */
export interface EmbedSettings {
  /** Selects the theme's search forms, or elements around them. Without it, the embed finds them by the address of their results. */
  readonly forms?: string | undefined;
  /** The address of the results page. */
  readonly searchUrl: string;
  /** Selects the theme's own results, which the app's block replaces. */
  readonly themeResults: string;
  /** Selects the theme's own filters, in addition to the filters that the style sheet knows. */
  readonly themeFilters?: string | undefined;
  /** The attributes of each search box. */
  readonly box: Readonly<Record<string, string>>;
}

/** The sections with results, or with the search form above them, of Dawn, Horizon, and themes built on them. */
const THEME_RESULTS =
  'main .shopify-section:has(#product-grid, .template-search, results-list, search-page-input-component)';

/** Reads the settings of the page's first embed. Reports and replaces a selector that the browser can't read. */
export function readEmbedSettings(): EmbedSettings {
  const {forms, searchUrl, themeResults, themeFilters, box} = readJson();
  return {
    forms: readSelector(forms, 'Search forms'),
    searchUrl: typeof searchUrl === 'string' && searchUrl ? searchUrl : '/search',
    themeResults: readSelector(themeResults, 'Theme’s own results') ?? THEME_RESULTS,
    themeFilters: readSelector(themeFilters, 'Theme’s own filters'),
    box: readAttributes(box),
  };
}

function readJson(): Partial<Readonly<Record<keyof EmbedSettings, unknown>>> {
  const text = document.querySelector('script[data-storefront-search-embed]')?.textContent;
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    logOnce('the settings of the app embed are not a JSON object. The defaults are used.');
    return {};
  }
}

/** Reads the box's attributes. Omits attributes without a value. */
function readAttributes(box: unknown): EmbedSettings['box'] {
  const entries = box instanceof Object ? Object.entries(box) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value && /^[a-z-]+$/.test(name) ? [[name, `${value}`]] : [])),
  );
}

/** Reads the merchant's selector, if the browser can. */
function readSelector(selector: unknown, label: string): string | undefined {
  if (!selector) return undefined;
  try {
    document.createDocumentFragment().querySelector(`${selector}`);
    return `${selector}`;
  } catch {
    logOnce(`the app embed’s setting “${label}” is no CSS selector: ${selector}. The default is used.`);
    return undefined;
  }
}

const logged = new Set<string>();

/** Warns the developer or the merchant of the shop on the console, once. */
export function logOnce(text: string): void {
  if (!logged.has(text)) console.warn(`storefront-search: ${text}`);
  logged.add(text);
}
