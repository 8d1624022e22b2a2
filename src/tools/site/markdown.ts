import {encode} from 'html-entities';
import {Marked, type RendererObject, type Token, type Tokens} from 'marked';
import {samplesOf} from '../docs/samples.ts';
import {relativeAddress, resolveLink} from './addresses.ts';
import {dimensionsOf} from './dimensions.ts';
import type {Document} from './documents.ts';
import {inlineText, Slugs} from './headings.ts';
import {highlight} from './highlight.ts';
import {frameAddress, isLive} from './live-samples.ts';
import {TEXTS} from './texts.ts';

/** Renders a document as the content of its page: relative links, anchors, scrollable tables, highlighted code, live samples. */
export function renderDocument(document: Document): string {
  const marked = new Marked({renderer: rendererFor(document)});
  // Japanese has no spaces between words, so a line break must not become one.
  if (document.language === 'ja') marked.use({walkTokens: joinLines});
  return marked.parse(document.text, {async: false});
}

function joinLines(token: Token): void {
  if (token.type === 'text') token.text = token.text.replaceAll(/(?<=[。、：）」])\n/g, '');
}

function rendererFor(document: Document): RendererObject {
  const {source, address, language} = document;
  const samples = samplesOf(source);
  const slugs = new Slugs();
  const texts = TEXTS[language];
  let heading = document.title;
  let codes = 0;
  let tables = 0;
  let isTitle = true;
  return {
    heading(token) {
      const id = slugs.next(token);
      heading = inlineText(token.tokens);
      const content = this.parser.parseInline(token.tokens);
      const isFirst = isTitle;
      isTitle = false;
      // The report of the public interface has no heading of the first level.
      if (token.depth === 1 || isFirst) return `<h1 id="${id}">${content}</h1>\n`;
      const label = encode(texts.linkTo(heading));
      return `<h${token.depth} id="${id}">${content} <a class="anchor" href="#${id}" aria-label="${label}">#</a></h${token.depth}>\n`;
    },
    link({href, title, tokens}) {
      const content = this.parser.parseInline(tokens);
      const titled = title ? ` title="${encode(title)}"` : '';
      return `<a href="${encode(resolveLink(href, source))}"${titled}>${content}</a>`;
    },
    image({href, text}) {
      const picture = encode(resolveLink(href, source));
      return `<img src="${picture}" alt="${encode(text)}"${dimensionsOf(href, source)} loading="lazy" decoding="async">`;
    },
    // The front page has its store in the place of this comment.
    html: ({text}) => (/^<!--(?! store)/.test(text) ? '' : text),
    code({text, lang = ''}) {
      const sample = samples[codes++];
      const name = encode(texts.sample(codes, heading));
      const code = `<pre tabindex="0" role="region" aria-label="${name}"><code class="language-${lang}">${highlight(text, lang)}</code></pre>\n`;
      if (!sample || !isLive(sample)) return code;
      const frame = relativeAddress(address, frameAddress(sample, language));
      return `<div class="sample">${code}<iframe data-live="${encode(frame)}" loading="lazy" title="${encode(texts.live(codes, heading))}"></iframe></div>\n`;
    },
    table(token: Tokens.Table) {
      tables += 1;
      const cells = (row: readonly Tokens.TableCell[], tag: string) =>
        row
          .map(
            ({tokens, align}) =>
              `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`,
          )
          .join('');
      const rows = token.rows.map(row => `<tr>${cells(row, 'td')}</tr>\n`).join('');
      const name = encode(texts.table(tables, heading));
      return `<div class="table" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${cells(token.header, 'th').replaceAll(/<th( class="\w+")?><\/th>/g, '<td></td>')}</tr></thead><tbody>\n${rows}</tbody></table></div>\n`;
    },
  };
}
