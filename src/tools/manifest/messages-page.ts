import box from '../../core/messages/en-box.ts';
import more from '../../core/messages/en-more.ts';
import page from '../../core/messages/en-page.ts';
import {type Message, placeholdersOf} from '../../core/messages.ts';
import {code, rows} from './markdown.ts';

/** The sections of the page; a message that two files share is listed in the first. */
const PARTS: readonly [title: string, texts: Readonly<Record<string, Message>>][] = [
  ['Results and filters', page],
  ['The search box', box],
  ['Rare or later texts', more],
];

const INTRODUCTION = `<!-- Written by \`npm run manifest\` from src/core/messages/en-*.ts. -->
# Texts

Every text of the elements has a key. To replace a text, set its key under \`messages\` in the page's configuration, in the language
of the page:

\`\`\`html ready
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
  const listed = new Set<string>();
  const parts = PARTS.map(([title, texts]) => {
    const own = Object.entries(texts).filter(([key]) => !listed.has(key));
    for (const [key] of own) listed.add(key);
    const cells = own.map(([key, message]) => [
      code(key),
      english(message),
      placeholdersOf(message).map(code).join(' '),
    ]);
    return `## ${title}\n\n${rows(['key', 'English', 'placeholders'], cells)}`;
  });
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`;
}

function english(message: Message): string {
  if (typeof message === 'string') return message;
  return Object.entries(message)
    .map(([category, text]) => `${code(category)}: ${text}`)
    .join(' · ');
}
