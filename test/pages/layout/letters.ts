import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

/** A file of a font. */
interface Slice {
  readonly path: string;
  /** The letters that it has, as `unicode-range`. */
  readonly range: string;
}

const SLICES = [...slicesOf('noto-sans-jp'), ...slicesOf('noto-sans-arabic', 'arabic-arabic')];

/** Writes the texts of a page in the same letters on every machine. Its fonts are bytes, because the demo's policy allows no others. */
export async function writeInOwnLetters(page: Page): Promise<void> {
  const text = await page.evaluate(readTexts);
  const letters = [...new Set(text)].map(letter => letter.codePointAt(0) as number);
  const slices = SLICES.filter(slice => hasAny(slice, letters));
  await page.evaluate(
    addFont,
    slices.map(({path, range}) => [readFileSync(path, 'base64'), range] as const),
  );
}

function slicesOf(font: string, name = ''): Slice[] {
  const folder = `node_modules/@fontsource-variable/${font}`;
  const css = readFileSync(`${folder}/wght.css`, 'utf8');
  return [...css.matchAll(/url\((\.\/files\/[^)]*)\)[^}]*unicode-range: ([^;]*);/g)]
    .map(([, file, range = '']) => ({path: `${folder}/${file}`, range}))
    .filter(({path}) => path.includes(name));
}

function hasAny({range}: Slice, letters: readonly number[]): boolean {
  return range.split(',').some(part => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map(code => Number.parseInt(code, 16));
    return letters.some(letter => letter >= first && letter <= last);
  });
}

/** Runs in the page. */
function readTexts(): string {
  const read = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .map(element => element.outerHTML + (element.shadowRoot ? read(element.shadowRoot) : ''))
      .join('');
  return read(document);
}

/** Runs in the page. */
async function addFont(slices: readonly (readonly [base64: string, unicodeRange: string])[]): Promise<void> {
  for (const [base64, unicodeRange] of slices) {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('Letters', bytes, {unicodeRange, weight: '100 900'}).load());
  }
  const sheet = new CSSStyleSheet();
  // Pictures of products would make those of pages five times as large.
  sheet.replaceSync('* { font-family: Letters !important } img { visibility: hidden !important }');
  document.adoptedStyleSheets.push(sheet);
}
