import {TokenizerBuilder} from 'lindera-wasm-nodejs-ipadic';
import {type Token, useTokenizer} from './tokenizer.ts';

const builder = new TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
builder.setKeepWhitespace(false);
const lindera = builder.build();

/** Splits a text by the whole dictionary of IPA. */
export function tokenizeFully(text: string): Token[] {
  return lindera.tokenize(text);
}

useTokenizer(tokenizeFully);
