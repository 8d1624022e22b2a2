import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import {code, rows} from './markdown.ts';

const INTRODUCTION = `<!-- Written by \`npm run manifest\` from src/i18n/messages/en.ts. -->
# Texts

Every text of the elements has a key, by which the page's block can put another in its place, in the language of the page:

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

A page has one such block. In a theme that has the kit it is the snippet's, which takes the texts, here one of the theme's own
locale files:

\`\`\`liquid
{% capture texts %}{"search": {{ 'storefront_search.submit' | t | json }}}{% endcapture %}
{% render 'storefront-search', messages: texts %}
\`\`\`

A placeholder, such as \`{query}\`, may stand where it suits or be left out; a key has those of its English text. A text with
\`{count}\` may have a form for each plural of the language, by the names of \`Intl.PluralRules\`: \`other\` at least, in Arabic also
\`zero\`, \`one\`, \`two\`, \`few\` and \`many\`. All are texts: markup in them is shown as it is written.`;

/** The page of the documentation that lists all texts, in Markdown. */
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
