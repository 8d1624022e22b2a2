import {readdirSync, readFileSync} from 'node:fs';
import {marked, type Token, type Tokens} from 'marked';

/** A fenced block of the documentation. */
export interface Sample {
  /** The sample's place, such as `docs/theming.md, sample 3`. */
  readonly place: string;
  /** The file, and the sample's number in it, from 1 on. */
  readonly page: string;
  readonly number: number;
  readonly language: string;
  /** The words of the comment `<!-- sample: … -->` above it; tests use them as the expected result. */
  readonly notes: readonly string[];
  readonly text: string;
}

/** Reads the samples of the README and all guides, in these languages or in all. */
export function listSamples(...languages: readonly string[]): Sample[] {
  const samples = listPages().flatMap(samplesOf);
  return languages.length > 0 ? samples.filter(({language}) => languages.includes(language)) : samples;
}

/** Returns the modules in samples of Liquid, each as a sample of JavaScript on the page that Liquid renders. */
export function listLiquidScripts(): Sample[] {
  return listSamples('liquid').flatMap(sample =>
    [...sample.text.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, script = '']) => ({
      ...sample,
      language: 'js',
      text: script.replaceAll(/\{\{ '([\w.-]+)' \| asset_url \| json \}\}/g, "'/assets/$1'"),
    })),
  );
}

/** Lists the README and all guides, except the report of the public interface, `package.api.md`, which has no samples. */
export function listPages(): string[] {
  const guides = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(name =>
    /(?<!\.api)\.md$/.test(name),
  );
  return ['README.md', ...guides.sort().map(name => `docs/${name.replaceAll('\\', '/')}`)];
}

/** Reads the samples of one page, in their order. */
export function samplesOf(page: string): Sample[] {
  const samples: Sample[] = [];
  let notes: readonly string[] = [];
  marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), (token: Token) => {
    if (token.type === 'code') {
      const {lang: language = '', text} = token as Tokens.Code;
      const number = samples.length + 1;
      samples.push({place: `${page}, sample ${number}`, page, number, language, notes, text});
      notes = [];
    } else if (token.type === 'html') {
      notes = NOTES.exec(token.raw)?.[1]?.split(/\s+/) ?? notes;
    }
  });
  return samples;
}

const NOTES = /^<!-- sample: (.+) -->/;
