import {readFileSync} from 'node:fs';
import type {Attribute, ClassMethod, CustomElementField} from 'custom-elements-manifest/schema.d.ts';
import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import type {ElementDeclaration} from './manifest.ts';

/** Writes an element's documentation page, in Markdown: an example, and everything in its manifest. */
export function writeElementPage(element: ElementDeclaration): string {
  const {tagName, description} = element;
  const parts = [
    `<!-- Written by \`npm run manifest\` from the JSDoc of src/elements/${tagName}/${tagName}.ts. -->`,
    `# \`<${tagName}>\``,
    description,
    `<!-- sample: ready -->\n\`\`\`html\n${exampleOf(tagName)}\`\`\``,
    ...scriptTables(element),
    ...styleTables(element),
    ...(element.attributes ?? []).filter(({name}) => name === STATE).map(statesSection),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function scriptTables({
  attributes = [],
  members = [],
  events = [],
  slots = [],
}: ElementDeclaration): string[] {
  const settings = attributes.filter(({name}) => name !== STATE);
  const fields = members.filter((member): member is CustomElementField => member.kind === 'field');
  const methods = members.filter((member): member is ClassMethod => member.kind === 'method');
  const others = fields.filter(({attribute}) => !attribute);
  return [
    table('Attributes', ['attribute', 'property', 'type', 'default', 'meaning'], settings.map(settingRow)),
    table(
      'Properties',
      ['property', 'type', 'meaning'],
      others.map(each => [fieldName(each), typeOf(each), each.description]),
    ),
    table(
      'Methods',
      ['method', 'meaning'],
      methods.map(({name, description}) => [code(`${name}()`), description]),
    ),
    table(
      'Events',
      ['event', 'class', 'meaning'],
      events.map(each => [code(each.name), typeOf(each), each.description]),
    ),
    table(
      'Slots',
      ['slot', 'meaning'],
      slots.map(({name, description}) => [name ? code(name) : 'children', description]),
    ),
  ];
}

function styleTables({cssParts = [], cssProperties = []}: ElementDeclaration): string[] {
  return [
    table(
      'CSS parts',
      ['part', 'what it is'],
      cssParts.map(({name, description}) => [code(`::part(${name})`), description]),
    ),
    table(
      'CSS properties',
      ['property', 'default', 'meaning'],
      cssProperties.map(each => [code(each.name), each.default && code(each.default), each.description]),
    ),
  ];
}

const STATE = 'data-state';

/** Reads an element's example, which a test opens in a browser like every sample of the documentation. */
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
  idle: 'No search yet.',
  loading: 'Waiting for the first answer.',
  refreshing: 'Waiting for the next answer; the previous one stays on screen.',
  ready: 'Answered with results.',
  empty: 'Answered without results.',
  degraded: 'The search index is temporarily unusable (§3): the platform’s own results, or none.',
  limited:
    'Too many searches (429, §8). The previous results stay; results are requested again automatically, suggestions after a few minutes.',
  failed: 'No usable answer; a list offers “Try again”.',
  unavailable:
    'The plan does not include the service (403 `plan_required`); the element shows its children instead.',
};

function table(title: string, heads: readonly string[], cells: readonly (readonly Cell[])[]): string {
  return cells.length > 0 ? `## ${title}\n\n${rows(heads, cells)}` : '';
}

const INTRODUCTION = `<!-- Written by \`npm run manifest\` from src/i18n/messages/en.ts. -->
# Texts

Every text of the elements has a key. To replace a text, set its key under \`messages\` in the page's configuration, in the language
of the page:

<!-- sample: ready -->
\`\`\`html
<script type="application/json" data-storefront-search>
  {
    "messages": {
      "more": "More products",
      "resultCount": {"one": "{count} product", "other": "{count} products"},
      "percentOff": "−{percent} %"
    }
  }
</script>
<search-results></search-results>
\`\`\`

A page has one such block. In a theme with the kit, the snippet writes it; pass the texts to the snippet, for example from the
theme's locale files:

\`\`\`liquid
{% capture texts %}{"search": {{ 'storefront_search.submit' | t | json }}}{% endcapture %}
{% render 'storefront-search', messages: texts %}
\`\`\`

A text can use the placeholders of its English text, such as \`{query}\`, in any place or not at all. A text with \`{count}\` can have a
form for each plural of the language, named as in \`Intl.PluralRules\`: at least \`other\`, in Arabic also \`zero\`, \`one\`, \`two\`, \`few\`
and \`many\`. All are plain text: markup in them is shown as written.`;

/** Writes the documentation page that lists all messages, in Markdown. */
export function writeMessagesPage(): string {
  const cells = Object.entries(texts).map(([key, message]) => [
    code(key),
    english(message),
    placeholdersOf(message).map(code).join(' '),
  ]);
  return `${INTRODUCTION}\n\n## All texts\n\n${rows(['key', 'English', 'placeholders'], cells)}\n`;
}

function english(message: Message): string {
  if (typeof message === 'string') return message;
  return Object.entries(message)
    .map(([category, text]) => `${code(category)}: ${text}`)
    .join(' · ');
}

type Cell = string | undefined;

function rows(heads: readonly string[], cells: readonly (readonly Cell[])[]): string {
  const line = (texts: readonly Cell[]) => `| ${texts.map(text => cell(text ?? '')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...cells.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
