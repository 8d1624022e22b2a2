import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {marked, type Tokens} from 'marked';
import {inlineText, type Language, Slugs} from './headings.ts';

/** A Markdown file of the repository, and the page of the site that it becomes. */
export interface Document {
  /** The file, such as `docs/ja/configuration.md`. */
  readonly source: string;
  /** The page's address below the site's folder, such as `ja/pages/configuration.html`. */
  readonly address: string;
  readonly language: Language;
  readonly title: string;
  /** The first paragraph as plain text, shortened. */
  readonly description: string;
  readonly text: string;
  /** The headings of the second and third level. */
  readonly contents: readonly Heading[];
}

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** Files outside of `docs` that are pages too, and their addresses. */
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': 'pages/overview.html',
  'CHANGELOG.md': 'pages/changelog.html',
  'CONTRIBUTING.md': 'pages/contributing.html',
  'SECURITY.md': 'pages/vulnerabilities.html',
};

/** Reads all pages that are written in Markdown. */
export function readDocuments(): Document[] {
  const guides = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .map(name => `docs/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.md'));
  return [...Object.keys(OTHERS), ...guides.sort()].map(readDocument);
}

export function readDocument(source: string): Document {
  const text = readFileSync(source, 'utf8');
  const tokens = marked.lexer(text);
  const slugs = new Slugs();
  const headings = tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading')
    .map(token => ({depth: token.depth, id: slugs.next(token), text: inlineText(token.tokens)}));
  const first = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  return {
    source,
    address: addressOf(source),
    language: source.startsWith('docs/ja/') ? 'ja' : 'en',
    title: headings[0]?.text ?? source,
    description: shorten(inlineText(first?.tokens ?? [])),
    text,
    contents: headings.slice(1).filter(({depth}) => depth === 2 || depth === 3),
  };
}

/** Returns the address of a page below the site's folder. The guide `why.md` is the front page. */
export function addressOf(source: string): string {
  const other = OTHERS[source];
  if (other) return other;
  const [, language = '', path = ''] = /^docs\/(ja\/)?(.*)\.md$/.exec(source) ?? [];
  return path === 'why'
    ? `${language}index.html`
    : `${language}pages/${path.replace(/(^|\/)README$/, '$1index')}.html`;
}

/** Returns the file of the same page in the other language, if there is one. */
export function translationOf({source, language}: Document): string | undefined {
  const other = language === 'ja' ? source.replace(/^docs\/ja/, 'docs') : source.replace(/^docs/, 'docs/ja');
  return other !== source && existsSync(other) ? other : undefined;
}

const DESCRIPTION_LENGTH = 160;

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.replace(/\s\S*$/, '')}…`;
}
