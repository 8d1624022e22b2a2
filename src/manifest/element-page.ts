import {readFileSync} from 'node:fs';
import type {Attribute, ClassMethod, CustomElementField} from 'custom-elements-manifest/schema.d.ts';
import type {ElementDeclaration} from './manifest.ts';

type Cell = string | undefined;

/** An element's page of the documentation, in Markdown: all that its manifest says. */
export function writeElementPage(element: ElementDeclaration): string {
  const {tagName, description = '', attributes = [], members = []} = element;
  const settings = attributes.filter(({name}) => name !== STATE);
  const state = attributes.find(({name}) => name === STATE);
  const fields = members.filter((member): member is CustomElementField => member.kind === 'field');
  const methods = members.filter((member): member is ClassMethod => member.kind === 'method');
  const {events = [], slots = [], cssParts = [], cssProperties = []} = element;
  const name = (each: {name: string}) => code(each.name);
  const parts = [
    `<!-- Written by \`npm run manifest\` from the JSDoc of src/elements/${tagName}.ts. -->`,
    `# \`<${tagName}>\``,
    description,
    `\`\`\`html ready\n${exampleOf(tagName)}\`\`\``,
    table('Attributes', ['attribute', 'property', 'type', 'default', 'meaning'], settings.map(settingRow)),
    table(
      'Properties',
      ['property', 'type', 'meaning'],
      fields.filter(field => !field.attribute).map(each => [fieldName(each), typeOf(each), each.description]),
    ),
    table(
      'Methods',
      ['method', 'meaning'],
      methods.map(each => [code(`${each.name}()`), each.description]),
    ),
    table(
      'Events',
      ['event', 'class', 'meaning'],
      events.map(each => [name(each), typeOf(each), each.description]),
    ),
    table(
      'Slots',
      ['slot', 'meaning'],
      slots.map(each => [each.name ? name(each) : 'children', each.description]),
    ),
    table(
      'CSS parts',
      ['part', 'what it is'],
      cssParts.map(each => [code(`::part(${each.name})`), each.description]),
    ),
    table(
      'CSS properties',
      ['property', 'default', 'meaning'],
      cssProperties.map(each => [name(each), each.default && code(each.default), each.description]),
    ),
    state && statesSection(state),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const STATE = 'data-state';

/** How the element is used; a test opens it in a browser, as it does every sample of the documentation. */
function exampleOf(tagName: string): string {
  return readFileSync(new URL(`examples/${tagName}.html`, import.meta.url), 'utf8');
}

function settingRow({name, fieldName, type, default: initial, description}: Attribute): Cell[] {
  return [
    code(name),
    fieldName && code(fieldName),
    type && code(type.text),
    initial && code(initial),
    description,
  ];
}

const fieldName = ({name, readonly}: CustomElementField) => `${code(name)}${readonly ? ' (read only)' : ''}`;
const typeOf = ({type}: {type?: {text: string}}) => type && code(type.text);

function statesSection({type, description}: Attribute): string {
  const states = type?.text.split(' | ') ?? [];
  return `## \`data-state\`\n\n${description}\n\n${rows(
    ['state', 'meaning'],
    states.map(state => [code(state), MEANINGS[state]]),
  )}`;
}

const MEANINGS: Readonly<Record<string, string>> = {
  idle: 'Nothing has been asked.',
  loading: 'A first answer is on its way.',
  refreshing: 'The previous answer stays on screen while the next is on its way.',
  ready: 'Answered, with results.',
  empty: 'Answered, without results.',
  degraded: 'The index can’t be used for now (§3): the platform’s own results, or none.',
  limited: 'Too many searches (429, §8): what was on screen stays, and the search is retried by itself.',
  failed: 'There is no answer that could be used; “Try again” asks anew.',
  unavailable: 'The plan lacks the service (403 `plan_required`): the element steps aside for its children.',
};

function table(title: string, heads: readonly string[], cells: readonly (readonly Cell[])[]): string {
  return cells.length > 0 ? `## ${title}\n\n${rows(heads, cells)}` : '';
}

function rows(heads: readonly string[], cells: readonly (readonly Cell[])[]): string {
  const line = (texts: readonly Cell[]) => `| ${texts.map(text => cell(text ?? '')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...cells.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
