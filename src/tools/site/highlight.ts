import {encode} from 'html-entities';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(['liquid', 'json', 'typescript', 'jsx', 'tsx', 'bash', 'csp', 'diff']);

/** Languages whose name in samples is not Prism's. */
const NAMES: Readonly<Record<string, string>> = {sh: 'bash'};

/** Returns code as HTML, with a class for each kind of token. A language that Prism lacks stays plain. */
export function highlight(code: string, language: string): string {
  const name = NAMES[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : encode(code);
}
