import {readFileSync} from 'node:fs';
import {marked, type Tokens} from 'marked';

/** Pages that an agent reads only if it works on the elements themselves. */
const OPTIONAL = /^contributors:/;

/** Returns the address of a page, whose path is given from the folder `docs`. */
export type LinkTo = (page: string) => string;

/**
 * Writes `llms.txt` (llmstxt.org): a description of the project, and the table of docs/README.md as lists of links.
 *
 * @param files the addresses of the other files for machines, with descriptions of their content.
 */
export function llmsText(linkTo: LinkTo, files: Readonly<Record<string, string>>): string {
  const {description} = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = tableRows();
  const lines = (isOptional: boolean) =>
    rows
      .filter(({purpose}) => OPTIONAL.test(purpose) === isOptional)
      .flatMap(({links, purpose}) => links.map(({text, href}) => `- [${text}](${linkTo(href)}): ${purpose}`));
  const machines = Object.entries(files).map(([address, holds]) => `- [${address}](${address}): ${holds}`);
  return [
    '# Storefront Search Elements',
    `> ${description}`,
    'A page’s reader is named first. A § is a section of the contract. Settings, texts and parts have a page each; samples in the guides are tested.',
    `## Guides\n\n${lines(false).join('\n')}`,
    `## For machines\n\n${machines.join('\n')}`,
    `## Optional\n\n${lines(true).join('\n')}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

interface Row {
  readonly links: readonly {readonly text: string; readonly href: string}[];
  readonly purpose: string;
}

function tableRows(): Row[] {
  const tokens = marked.lexer(readFileSync('docs/README.md', 'utf8'));
  const table = tokens.find((token): token is Tokens.Table => token.type === 'table');
  return (table?.rows ?? []).map(([page, purpose]) => ({
    links: (page?.tokens ?? [])
      .filter((token): token is Tokens.Link => token.type === 'link')
      .map(({tokens, href}) => ({text: tokens.map(({raw}) => raw).join(''), href})),
    purpose: purpose?.text ?? '',
  }));
}
