import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import {code, rows} from './markdown.ts';

const INTRODUCTION = `<!-- Written by \`npm run manifest\` from src/i18n/messages/en.ts. -->
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
