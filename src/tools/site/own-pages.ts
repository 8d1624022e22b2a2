import type {Language} from './headings.ts';
import {TEXTS} from './texts.ts';
import type {PageFacts} from './view.ts';

/** A page that is written in code. */
export interface OwnPage extends PageFacts {
  /** HTML of its main part, with a heading of the first level. */
  readonly content: string;
}

/** Lists the pages of the site that are no documents. */
export const ownPages = (): OwnPage[] => [searchPage('en'), searchPage('ja')];

function searchPage(language: Language): OwnPage {
  const {searchTitle, searchDescription, needsScript} = TEXTS[language];
  return {
    address: language === 'ja' ? 'ja/search/index.html' : 'search/index.html',
    translation: language === 'ja' ? 'search/index.html' : 'ja/search/index.html',
    language,
    title: searchTitle,
    description: searchDescription,
    head: '<meta name="robots" content="noindex">',
    content: `<h1 id="search">${searchTitle}</h1>
<noscript><p>${needsScript}</p></noscript>
<search-results columns="1" page-size="12">
  <template slot="page">
    <h2><a data-href="url" data-text="title"></a></h2>
    <p data-text="excerpt"></p>
  </template>
</search-results>
`,
  };
}
