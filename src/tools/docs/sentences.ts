import {marked, type Token, type Tokens} from 'marked';

/** Maximum of words in a sentence of the documentation. */
const LONGEST = 30;

/** Returns the sentences of a Markdown page that have too many words. A code span counts as one word. */
export function findLongSentences(markdown: string): string[] {
  return blocksOf(markdown)
    .flatMap(text => [...sentences.segment(text)].map(({segment}) => segment.trim()))
    .filter(sentence => countWords(sentence) > LONGEST);
}

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});
const words = new Intl.Segmenter('en', {granularity: 'word'});

function countWords(sentence: string): number {
  return [...words.segment(sentence)].filter(({isWordLike}) => isWordLike).length;
}

/** Returns the texts of paragraphs, list items and table cells. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  marked.walkTokens(marked.lexer(markdown), token => {
    if (token.type === 'paragraph' || token.type === 'text') {
      const {tokens} = token as Tokens.Paragraph;
      if (tokens) blocks.push(plainText(tokens));
    }
    if (token.type !== 'table') return;
    const {rows} = token as Tokens.Table;
    blocks.push(...rows.flat().map(cell => plainText(cell.tokens)));
  });
  return blocks.map(text => text.replaceAll('\n', ' '));
}

function plainText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('');
}

function textOf(token: Token): string {
  if (token.type === 'codespan') return 'Code';
  if (token.type === 'html') return '';
  if ('tokens' in token && token.tokens) return plainText(token.tokens);
  return 'text' in token ? token.text : token.raw;
}
