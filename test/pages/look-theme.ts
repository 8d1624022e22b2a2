import {execFileSync} from 'node:child_process';
import {dawnFiles, horizonFiles, lookTexts} from '../cli/look-themes.ts';
import {readText, writeFile, writeTheme} from '../cli/plain-theme.ts';
import {HORIZON_DIALOG} from './theme-scripts.ts';

export type Look = 'dawn' | 'horizon';

/**
 * Writes a small theme with the names, tokens and rules of Dawn or Horizon that a look builds on, and installs the kit by the
 * steps of its guide.
 *
 * @param templates search templates with the kit's section, by name, with their settings.
 */
export function writeLookTheme(look: Look, templates: Readonly<Record<string, object>>): string {
  const theme = writeTheme({...THEMES[look], 'locales/en.default.json': TEXTS});
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'add', theme, '--yes']);
  edit(theme, 'layout/theme.liquid', '</head>', `${HEAD}{% render 'storefront-search' %}\n</head>`);
  edit(theme, 'sections/header.liquid', /\{%-? render '[\w-]+' -?%\}/, HEADERS[look]);
  if (look === 'horizon') {
    const form = /<predictive-search-component>[\s\S]*<\/predictive-search-component>/;
    edit(theme, 'snippets/search-modal.liquid', form, "{% render 'storefront-search-box' %}");
  }
  for (const [name, settings] of Object.entries(templates)) {
    const main = {type: 'storefront-search-page', settings};
    writeFile(theme, `templates/${name}.json`, JSON.stringify({sections: {main}, order: ['main']}));
  }
  return theme;
}

function edit(theme: string, path: string, text: string | RegExp, replacement: string): void {
  writeFile(theme, path, readText(theme, path).replace(text, replacement));
}

const HEAD =
  '<meta name="viewport" content="width=device-width">{{ \'look.css\' | asset_url | stylesheet_tag }}<script type="module" src="{{ \'look.js\' | asset_url }}"></script>';

const HEADERS: Readonly<Record<Look, string>> = {
  dawn: "{% render 'storefront-search-box', class: 'search-modal__form' %}",
  horizon:
    '<button type="button" aria-label="Search" on:click="#search-modal/showDialog">Search</button>{% render \'search-modal\' %}',
};

/** The texts of both themes. */
const TEXTS = JSON.stringify({...lookTexts, general: {search: 'Search'}});

/** Dawn's tokens are lists of numbers, and its own rules colour headings, titles and prices. */
const DAWN_CSS = `
html { font-size: 62.5%; }
.visually-hidden { position: absolute !important; overflow: hidden; width: 1px; height: 1px; margin: -1px; }
:root { --color-background: 255,255,255; --color-foreground: 18,18,18; --color-button: 18,18,18; --color-button-text: 255,255,255;
  --inputs-border-width: 1px; --inputs-border-opacity: .55; --inputs-radius: 0; --font-heading-scale: 1;
  --grid-desktop-horizontal-spacing: 8px; --grid-desktop-vertical-spacing: 8px; --grid-mobile-horizontal-spacing: 4px;
  --grid-mobile-vertical-spacing: 4px; }
body { margin: 0; font-size: 1.6rem; color: rgba(var(--color-foreground), .75); background: rgb(var(--color-background)); }
.page-width { max-width: 160rem; margin: 0 auto; padding: 0 1.5rem; }
@media (min-width: 750px) { .page-width { padding: 0 5rem; } }
h1, h2, h3, .h5, .price { color: rgb(var(--color-foreground)); }
.full-unstyled-link { color: currentColor; }
.card__information { text-align: center; }
.price .price-item { display: inline-block; margin: 0 1rem 0 0; }
.card__heading a::after { position: absolute; inset: 0; z-index: 1; content: ''; }
`;

/** Horizon's tokens are colours and lists without commas, and its type presets colour the texts of cards. */
const HORIZON_CSS = `
:root { --color: #000; --color-rgb: 0 0 0; --color-foreground: #000; --color-foreground-rgb: 0 0 0; --color-background: #fff;
  --color-background-rgb: 255 255 255; --color-input-background: #fff; --color-input-text: #000; --color-input-border: #dfdfdf;
  --color-primary-button-background: #000; --color-primary-button-text: #fff; --page-margin: 16px;
  --style-border-radius-popover: 14px;
  --font-h2--style: normal; --font-h2--weight: 700; --font-h2--size: 48px; --font-h2--line-height: 1; --font-h2--family: sans-serif;
  --font-h4--style: normal; --font-h4--weight: 700; --font-h4--size: 24px; --font-h4--line-height: 1; --font-h4--family: sans-serif; }
.swatch { display: block; width: 22px; height: 22px; background: var(--swatch-background); }
body { margin: 0; color: var(--color-foreground); background: var(--color-background); font-size: 0.875rem; }
input, textarea, select { font: inherit; }
h1, h2 { color: var(--color); }
.visually-hidden { position: absolute !important; overflow: hidden; width: 1px; height: 1px; margin: -1px; }
.contents { display: contents; }
h2 { font-size: 48px; }
:root { --checkbox-border: 1px solid rgb(var(--color-foreground-rgb) / 0.45); }
:where(input[type='checkbox']) { appearance: none; border: var(--checkbox-border); background: var(--color-background); }
.text-block.paragraph > *, .text-block.h6 > * { color: var(--color); }
.search-modal dialog { padding: 0; border: 0; border-radius: var(--style-border-radius-popover); inline-size: 66dvw; margin-block-start: 100px; }
.search-modal dialog[open] { display: flex; }
@media (max-width: 749px) {
  .search-modal dialog { inline-size: 100vw; max-inline-size: none; block-size: 100dvh; max-block-size: none; margin: 0; border-radius: 0; }
}
`;

const THEMES: Readonly<Record<Look, Readonly<Record<string, string>>>> = {
  dawn: {...dawnFiles, 'assets/look.css': DAWN_CSS, 'assets/look.js': ''},
  horizon: {
    ...horizonFiles,
    'assets/look.css': HORIZON_CSS,
    'assets/look.js': HORIZON_DIALOG,
    'snippets/search-modal.liquid': `<dialog-component id="search-modal" class="search-modal">
  <dialog aria-label="Search">
    <predictive-search-component></predictive-search-component>
  </dialog>
</dialog-component>
`,
  },
};
