import {readdirSync, readFileSync} from 'node:fs';
import {marked, type Token, type Tokens} from 'marked';

/** A fenced block of the documentation. */
export interface Sample {
  /** Where it stands, such as `docs/theming.md, sample 3`. */
  readonly place: string;
  readonly language: string;
  /** What follows the language: for a test what the sample comes to. */
  readonly notes: readonly string[];
  readonly text: string;
}

/** The samples of the README and of all guides, of these languages; of all languages where none is named. */
export function listSamples(...languages: readonly string[]): Sample[] {
  const samples = listPages().flatMap(samplesOf);
  return languages.length > 0 ? samples.filter(({language}) => languages.includes(language)) : samples;
}

/** The modules in samples of Liquid, each as a sample of JavaScript on a page that Liquid has rendered. */
export function listLiquidScripts(): Sample[] {
  return listSamples('liquid').flatMap(sample =>
    [...sample.text.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, script = '']) => ({
      ...sample,
      language: 'js',
      text: script.replaceAll(/\{\{ '([\w.-]+)' \| asset_url \| json \}\}/g, "'/assets/$1'"),
    })),
  );
}

/** The README and all guides. */
export function listPages(): string[] {
  const guides = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(name =>
    name.endsWith('.md'),
  );
  return ['README.md', ...guides.sort().map(name => `docs/${name.replaceAll('\\', '/')}`)];
}

function samplesOf(page: string): Sample[] {
  const blocks: Tokens.Code[] = [];
  marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), (token: Token) => {
    if (token.type === 'code') blocks.push(token as Tokens.Code);
  });
  return blocks.map(({lang = '', text}, index) => {
    const [language = '', ...notes] = lang.split(/\s+/);
    return {place: `${page}, sample ${index + 1}`, language, notes, text};
  });
}
