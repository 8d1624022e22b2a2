/** The merchant's settings of the app embed, from `<script type="application/json" data-storefront-search-embed>`. */
export interface EmbedSettings {
  /** Selects the theme's search forms, or elements around them. */
  readonly forms: string;
  /** Selects the theme's own results, which the app's block replaces. */
  readonly themeResults: string;
  /** The attributes of each search box. */
  readonly box: Readonly<Record<string, string>>;
}

/** All search forms of the page but those in its content, which the app's blocks replace. */
const FORMS = 'form[action$="/search"]:not(main *)';
/** The sections with results, or with the search form above them, of Dawn, Horizon, and themes built on them. */
const THEME_RESULTS =
  'main .shopify-section:has(#product-grid, .template-search, results-list, search-page-input-component)';

/** Reads the settings of the page's first embed. Reports and replaces a selector that the browser can't read. */
export function readEmbedSettings(root: ParentNode = document): EmbedSettings {
  const {forms, themeResults, box = {}} = readJson(root);
  return {
    forms: selectorOr(FORMS, forms, 'Search forms'),
    themeResults: selectorOr(THEME_RESULTS, themeResults, 'Theme’s own results'),
    box: Object.fromEntries(Object.entries(box).filter(([, value]) => value)),
  };
}

function readJson(root: ParentNode): Partial<EmbedSettings> {
  const text = root.querySelector('script[data-storefront-search-embed]')?.textContent;
  try {
    return Object(JSON.parse(text || '{}'));
  } catch {
    logOnce('the settings of the app embed are not a JSON object. The defaults are used.');
    return {};
  }
}

function selectorOr(byDefault: string, selector: unknown, label: string): string {
  if (!selector) return byDefault;
  try {
    document.createDocumentFragment().querySelector(`${selector}`);
    return `${selector}`;
  } catch {
    logOnce(`the app embed’s setting “${label}” is no CSS selector: ${selector}. The default is used.`);
    return byDefault;
  }
}

const logged = new Set<string>();

/** Warns the developer or the merchant of the shop on the console, once. */
export function logOnce(text: string): void {
  if (!logged.has(text)) console.warn(`storefront-search: ${text}`);
  logged.add(text);
}
