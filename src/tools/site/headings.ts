import GithubSlugger from 'github-slugger';
import type {Token, Tokens} from 'marked';

/** The languages of the site. */
export type Language = 'en' | 'ja';

/** Creates the anchors of the headings of a page, as GitHub does. */
export class Slugs {
  readonly #slugger = new GithubSlugger();

  next({tokens}: Tokens.Heading): string {
    return this.#slugger.slug(inlineText(tokens));
  }
}

/** Returns the text of inline tokens in one line, without markup. */
export function inlineText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}

function textOf(token: Token): string {
  if (token.type === 'html') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('');
  return 'text' in token ? token.text : token.raw;
}
