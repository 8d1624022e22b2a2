import {playgroundPage} from '../../../demo/playground/page.ts';
import type {Language} from './headings.ts';
import {TEXTS} from './texts.ts';
import type {PageFacts} from './view.ts';

/** A page that is written in code. */
export interface OwnPage extends PageFacts {
  /** HTML of its main part, with a heading of the first level. */
  readonly content: string;
}

/** Lists the pages of the site that are not documents. */
export const ownPages = (): OwnPage[] => [
  searchPage('en'),
  searchPage('ja'),
  playground('en'),
  playground('ja'),
];

function playground(language: Language): OwnPage {
  const {body, ...page} = playgroundPage(language);
  return {...page, ...inBoth('playground/index.html', language), isWide: true, content: body};
}

function searchPage(language: Language): OwnPage {
  const {searchTitle, searchDescription, needsScript} = TEXTS[language];
  return {
    ...inBoth('search/index.html', language),
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

/** The address of a page that exists in both languages. */
function inBoth(path: string, language: Language): Pick<OwnPage, 'address' | 'translation' | 'language'> {
  const [address, translation] = language === 'ja' ? [`ja/${path}`, path] : [path, `ja/${path}`];
  return {address, translation, language};
}
