import {expect} from 'chai';
import {answerOf} from '../../../src/core/contract/answer.ts';
import {SearchError} from '../../../src/core/contract/errors.ts';
import {requestOf} from '../../../src/core/contract/request.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {cleanQuery, DEFAULT_PAGE_SIZE} from '../../../src/core/query/page-query.ts';
import {type StatusView, type ViewedList, viewOf} from '../../../src/elements/search-results/status-view.ts';
import type {SearchState} from '../../../src/store/store.ts';
import {body} from '../../support/stores/bodies.ts';

const query = {...cleanQuery, query: 'linen'};
const scope = {pageSize: DEFAULT_PAGE_SIZE, query: '', filters: {}, followsAddress: true};
const request = requestOf(query, scope, 0, 'en');
const answer = (changes: Record<string, unknown> = {}) =>
  answerOf({
    request,
    response: readResponse(body({query: 'linen', ...changes})),
    sessionId: undefined,
    at: 0,
  });
const results = answer();
const nothing = {results: [], total: 0};
const fails = (code: string) => ({status: 'failed', error: new SearchError(code)}) as const;

type List = Omit<ViewedList, 'store'> & {readonly keepsTheme: boolean};

/** A list that follows the address, whose theme has rendered results into it. */
const page: List = {
  query: null,
  collection: null,
  urlSync: null,
  textContent: 'What Liquid found',
  hasFallback: true,
  awaitsService: false,
  canDraw: true,
  isSlow: false,
  keepsTheme: false,
};
/** With `first-results="service"`: skeletons wait for the service. */
const serviceFirst = {...page, awaitsService: true};
/** The theme's results were shown first, and stay. */
const themeKept = {...page, keepsTheme: true};
/** The platform has answered in place of the service. */
const byPlatform = {
  answer: results,
  isOpening: false,
  platformAnswer: {query, without: [], withoutSort: undefined},
};
const related: List = {...page, urlSync: 'off', query: '*', hasFallback: false, textContent: ''};
const collection = {...page, collection: 'mugs'};

type Row = [situation: string, list: List, state: Partial<SearchState>, view: string];

/** What the list shows, in the order of the page. */
const table: Row[] = [
  ['nothing is asked', page, {status: 'idle'}, 'theme'],
  ['the first answer is on its way', page, {status: 'loading'}, 'theme, loading'],
  ['the service answers first', serviceFirst, {status: 'loading'}, 'loading, skeletons'],
  [
    'the theme has rendered nothing',
    {...page, hasFallback: false},
    {status: 'loading'},
    'loading, skeletons',
  ],
  [
    'the code of cards is on its way',
    {...page, canDraw: false},
    {status: 'ready', answer: results},
    'theme, says count',
  ],
  ['there are results', page, {status: 'ready', answer: results}, 'results, foot, says count'],
  ['other results are on their way', page, {status: 'refreshing', answer: results}, 'results, foot'],
  ['these take long', {...page, isSlow: true}, {status: 'refreshing', answer: results}, 'loading, foot'],
  ['nothing is found', page, {status: 'empty', answer: answer(nothing)}, 'results, empty, foot, says help'],
  ['the list is embedded', related, {status: 'ready', answer: results}, 'results, foot'],
  [
    'an embedded list is refined',
    related,
    {status: 'ready', answer: results, isRefined: true},
    'results, foot, says count',
  ],
  ['the first search is refused', page, {status: 'limited'}, 'theme, notice limited'],
  [
    'another search is refused',
    page,
    {status: 'limited', answer: results},
    'results, notice limited, foot without pages',
  ],
  [
    'the next page is refused',
    page,
    {status: 'limited', answer: results, change: 'append'},
    'results, foot, notice limited below',
  ],
  ['a collection’s first search is refused', collection, {status: 'limited'}, 'theme'],
  ['the first search fails', page, fails('bad_response'), 'theme, alert failed'],
  [
    'another search fails',
    page,
    {...fails('timeout'), answer: results},
    'results, alert failed, foot without pages',
  ],
  [
    'the next page fails',
    page,
    {...fails('timeout'), answer: results, change: 'append'},
    'results, foot, alert failed below',
  ],
  ['a collection’s first search fails', collection, fails('bad_response'), 'theme'],
  ['a shopper is offline', collection, fails('offline'), 'theme, alert offline'],
  ['the query is too long', page, fails('query_too_long'), 'theme, alert tooLong'],
  [
    'the service is degraded, with results',
    page,
    {status: 'degraded', answer: answer({degraded: true})},
    'results, notice degraded, foot',
  ],
  [
    'the service is degraded, without',
    page,
    {status: 'degraded', answer: answer({degraded: true, ...nothing})},
    'theme, notice degradedEmpty',
  ],
  ['the plan is too low', page, {status: 'unavailable'}, 'theme, says fallback'],
  [
    'results come after the theme’s were shown',
    themeKept,
    {status: 'ready', answer: results},
    'theme, notice late at the edge',
  ],
  [
    'the platform answers what is refused',
    page,
    {...byPlatform, status: 'limited'},
    'theme, notice platform',
  ],
  ['the platform answers what fails', page, {...byPlatform, ...fails('timeout')}, 'theme, notice platform'],
  [
    'another search follows the platform’s answer',
    page,
    {...byPlatform, status: 'refreshing', query: {...query, query: 'wool'}},
    'theme, notice platform',
  ],
  [
    'that one is lost with the network',
    page,
    {...byPlatform, ...fails('offline'), query: {...query, query: 'wool'}},
    'theme, alert offline',
  ],
  [
    'the first search has failed, which the theme has answered',
    page,
    {...byPlatform, ...fails('timeout'), answer: undefined, isOpening: true},
    'theme, alert failed',
  ],
  ['the search is refused meanwhile', themeKept, {status: 'limited'}, 'theme, notice limited at the edge'],
];

describe('a list shows', () => {
  for (const [situation, list, state, view] of table)
    it(`${view} if ${situation}`, () => expect(print(viewOf(listWith(list, state)))).to.equal(view));

  it('the same notice while a refused search is requested again', () => {
    const refused = viewOf(listWith(page, {status: 'limited'}));
    const retried = viewOf(listWith(page, {status: 'loading'}), refused);
    expect(print(retried)).to.equal('theme, loading, notice limited');
    const other = listWith(page, {status: 'loading', query: {...query, query: 'wool'}});
    expect(print(viewOf(other, retried))).to.equal('theme, loading');
  });
});

function listWith({keepsTheme, ...list}: List, changes: Partial<SearchState>): ViewedList {
  const state: SearchState = {
    status: 'idle',
    query,
    answer: undefined,
    error: undefined,
    change: 'replace',
    text: query.query,
    isBrowsing: false,
    isOpening: true,
    isRefined: false,
    hasPanel: false,
    platformAnswer: undefined,
    ...changes,
  };
  return {...list, store: {state, keepsTheme}};
}

function print(view: StatusView): string {
  const {fallback, count, skeletons, notice, alert, isBelow, isPinned, empty, foot, paging, said} = view;
  const banners = [
    alert && `alert ${alert}${isBelow ? ' below' : ''}`,
    notice && `notice ${notice}${isPinned ? ' at the edge' : isBelow ? ' below' : ''}`,
  ];
  const parts = [
    fallback && 'theme',
    count,
    ...(isBelow ? [] : banners),
    skeletons && 'skeletons',
    empty && 'empty',
    foot && (paging ? 'foot' : 'foot without pages'),
    ...(isBelow ? banners : []),
    said && `says ${said}`,
  ];
  return parts.filter(Boolean).join(', ');
}
