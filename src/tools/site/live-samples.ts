import {encode} from 'html-entities';
import {compileSample} from '../docs/sample-script.ts';
import {listSamples, type Sample, samplesOf} from '../docs/samples.ts';
import type {Language} from './headings.ts';

/** The elements that scripts and styles of samples work on. A sample's frame shows few cards. */
const ELEMENTS =
  '<search-box></search-box><facet-panel></facet-panel><search-results page-size="8"></search-results>';

/** The queries of lists in samples that name no search. */
const QUERIES: Readonly<Record<Language, string>> = {en: 'jacket', ja: 'ジャケット'};

const LANGUAGES = ['html', 'js', 'ts', 'tsx', 'css'];

/** Whether the site runs a sample beside its code. One of them needs another search engine. */
export const isLive = ({page, language, text}: Sample): boolean =>
  LANGUAGES.includes(language) && !text.includes('/engine/') && !page.endsWith('.api.md');

/** Returns the address of a sample's own page below the site's folder, with the search that it shows. */
export function frameAddress(sample: Sample, pageLanguage: Language): string {
  const query = new URLSearchParams({q: QUERIES[languageOf(sample, pageLanguage)]});
  return `${samplePage(sample)}?${query}`;
}

/** A sample's own page: its address below the site's folder, and its HTML. */
export interface SamplePage {
  readonly address: string;
  readonly html: string;
}

/** Writes a page for each sample that runs. */
export async function writeSamplePages(): Promise<SamplePage[]> {
  const samples = listSamples(...LANGUAGES).filter(isLive);
  return Promise.all(
    samples.map(async sample => ({address: samplePage(sample), html: await pageOf(sample)})),
  );
}

/** Returns the address of a sample’s own page below the site’s folder. */
export const samplePage = ({page, number}: Sample): string =>
  `samples/${page
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replaceAll('/', '-')
    .toLowerCase()}-${number}.html`;

/** Returns the language of a sample's store. A sample with Japanese texts searches the Japanese store, in a guide of any language. */
function languageOf({text, page}: Sample, pageLanguage?: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  return pageLanguage ?? (page.startsWith('docs/ja/') ? 'ja' : 'en');
}

async function pageOf(sample: Sample): Promise<string> {
  const language = languageOf(sample);
  const [, state] = sample.notes;
  const store = `../playground/store/${language}/`;
  const endpoint = `../store/demo/${state ? `state/${state}/` : ''}search`;
  const body = (await bodyOf(sample))
    .replaceAll(/(["'])\/assets\//g, '$1../assets/')
    .replaceAll(/(action|href)="\//g, `$1="${store}`);
  const settings = JSON.stringify({endpoint, searchUrl: `${store}search`, locale: language, currency: 'JPY'});
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${encode(sample.place)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../assets/sample.css">
<script type="module">
import {configure} from '../assets/storefront-search.js';
configure({...${settings}, rootUrl: new URL('${store}', location.href).pathname});
</script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Whether a script imports the package, and so brings the elements itself. */
const isWhole = ({text}: Sample): boolean => text.includes("'storefront-search-elements");

async function bodyOf(sample: Sample): Promise<string> {
  const {language, text} = sample;
  const styles = samplesOf(sample.page).filter(other => other.language === 'css' && isBeside(other, sample));
  const css = styles.map(style => `<style>\n${style.text}\n</style>\n`).join('');
  if (language === 'html') return css + withLoader(withList(text));
  const elements = isWhole(sample) ? ELEMENTS : withLoader(ELEMENTS);
  if (language === 'css') return css + elements;
  return `${css}${elements}\n<script type="module">\n${await compileSample(sample, SITE_MODULES)}</script>`;
}

/** Whether a style is the sample itself, or follows it, for the same example. */
const isBeside = (style: Sample, sample: Sample): boolean =>
  style === sample ||
  style.number === sample.number ||
  (sample.language !== 'css' && style.number === sample.number + 1);

/** Adds the elements to a sample without visible ones, which assumes a page that has them. */
const withList = (text: string): string =>
  /<(search-box|search-results|facet-panel)/.test(text) ? text : text + ELEMENTS;

const withLoader = (text: string): string =>
  /<script[^>]* src="[^"]*search\.js"/.test(text)
    ? text
    : `${text}\n<script type="module" src="/assets/storefront-search.js"></script>`;

/** The package's entries, as the site has them. */
const SITE_MODULES = {
  'storefront-search-elements': '../assets/storefront-search.bundle.js',
  'storefront-search-elements/define': '../assets/storefront-search.bundle.js',
};
