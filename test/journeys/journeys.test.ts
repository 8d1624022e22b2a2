import assert from 'node:assert/strict';
import {clickEvent, type Exchange, searchEvent} from '../pages/exchanges.ts';
import {test} from './fixtures.ts';
import {eventually, type Visit} from './visit.ts';

type Journey = readonly [name: string, run: (visit: Visit) => Promise<void>];

const JOURNEYS: readonly Journey[] = [
  [
    'a text typed in the header gets suggestions, and Enter shows its results without another request',
    enterFromHeader,
  ],
  ['arrow keys and Enter lead to a suggested product, and publish exactly one click', followSuggestion],
  ['a shopper searches, selects a facet and opens a result with the keyboard alone', goByKeys],
  ['two brands chosen by keys show the results of both, and the second costs one request', chooseSeveral],
  ['a facet and a sort change the results and the address', refine],
  ['Back from a result shows all loaded pages again without a request', returnToResults],
  ['a shopper selects options in a card of the list, and the product is in the cart', addFromList],
  ['the filter drawer opens, filters and closes on a phone', filterOnPhone],
  ['a query with a keyword redirect leads to its page', followRedirect],
  ['degraded results are shown below a banner, or else the store’s own results', outlastDegraded],
  ['an invalid answer shows an error, and a retry succeeds', tryAgain],
];

for (const [name, journey] of JOURNEYS) test(name, ({visit}) => journey(visit));

async function enterFromHeader(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  const {length} = await typeUntilSuggested(visit, 'ジャケット');
  await visit.press('Enter');
  await visit.arriveAt('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.expectEvents(...visit.exchanges.map(searchEvent));
  assert.equal(visit.exchanges.length, length);
}

async function followSuggestion(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  const exchanges = await typeUntilSuggested(visit, 'ジャケット');
  const exchange = exchanges.at(-1) as Exchange;
  await visit.press('ArrowDown', 'ArrowDown', 'Enter');
  await visit.arriveAt(`/products/${exchange.body.results[1]?.handle}`);
  await visit.expectFirstEvents(...exchanges.map(searchEvent), clickEvent(exchange, 1));
}

/**
 * Types a text until its own suggestions are there. Returns the answers so far: on a busy machine, the letters come so slowly that the first
 * ones are requested too.
 */
async function typeUntilSuggested(visit: Visit, text: string): Promise<readonly Exchange[]> {
  await visit.type(text);
  await eventually(() => assert.equal(visit.exchanges.at(-1)?.body.query, text));
  await visit.see('option', text);
  return [...visit.exchanges];
}

async function goByKeys(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.tabTo('ストア内を検索', 'searchbox', 'combobox');
  await typeUntilSuggested(visit, 'ジャケット');
  await visit.press('Enter');
  await visit.arriveAt('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.see('checkbox', 'Coast & Pine');
  await visit.tabTo('Coast & Pine', 'checkbox');
  await visit.press('Space');
  await visit.seeResults(7);
  const [result] = visit.exchanges.at(-1)?.body.results ?? [];
  await visit.tabTo(result?.title ?? '', 'link');
  await visit.press('Enter');
  await visit.arriveAt(`/products/${result?.handle}`);
}

async function chooseSeveral(visit: Visit): Promise<void> {
  await visit.open('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.see('checkbox', 'Coast & Pine');
  await visit.tabTo('Coast & Pine', 'checkbox');
  await visit.press('Space');
  await visit.seeResults(7);
  await visit.tabTo('North Ridge', 'checkbox');
  await visit.press('Space');
  await visit.seeResults(10);
  await visit.arriveAt('filter_vendor=Coast+&+Pine&filter_vendor=North+Ridge');
  assert.equal(visit.exchanges.length, 3);
  await visit.press('Space');
  await visit.seeResults(7);
  assert.equal(visit.exchanges.length, 3);
}

async function refine(visit: Visit): Promise<void> {
  await visit.open('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.click('checkbox', 'North Ridge');
  await visit.seeResults(3);
  await visit.arriveAt('filter_vendor=North+Ridge');
  await visit.chooseNext('並べ替え');
  await visit.arriveAt('sort=price_asc');
  const prices = (await seeSorted(visit, 'price_asc')).map(({price_min}) => price_min ?? 0);
  assert.deepEqual(
    prices,
    [...prices].sort((a, b) => a - b),
  );
  await visit.click('button', 'North Ridgeの絞り込みを解除');
  await visit.seeResults(16);
  assert.equal((await visit.see('checkbox', 'North Ridge')).isChecked, false);
}

async function returnToResults(visit: Visit): Promise<void> {
  await visit.open('/search?q=文具');
  await visit.seeResults(41);
  await visit.click('link', 'もっと見る');
  await visit.arriveAt('page=2');
  const [, second] = visit.exchanges;
  assert.ok(second);
  const title = second.body.results[5]?.title ?? '';
  const searches = visit.exchanges.map(searchEvent);
  await visit.seeSnapshot();
  await visit.click('link', title);
  await visit.arriveAt('/products/');
  await visit.expectFirstEvents(...searches, clickEvent(second, 5));
  await visit.see('heading', title);
  await visit.back();
  await visit.seeResults(41);
  await visit.see('link', title);
  assert.equal(visit.exchanges.filter(({params}) => params.get('q') === '文具').length, 2);
}

/** Waits until the links have the order of a sort's answer. Returns the results of that answer. */
async function seeSorted(visit: Visit, sort: string): Promise<Exchange['body']['results']> {
  let results: Exchange['body']['results'] = [];
  await eventually(async () => {
    const exchange = visit.exchanges.at(-1);
    assert.equal(exchange?.params.get('sort'), sort);
    ({results} = exchange.body);
    const titles = results.map(({title}) => title);
    const texts = (await visit.look('link')).map(({text}) => text);
    assert.deepEqual(
      texts.filter(text => titles.includes(text)),
      titles,
    );
  });
  return results;
}

async function addFromList(visit: Visit): Promise<void> {
  await visit.open('/pages/example-quick-add');
  await visit.click('button', 'オプションを選択: ');
  await visit.see('dialog', '');
  await visit.click('button', 'カートに入れる');
  await visit.seeNone('dialog', '');
  const {text} = await visit.see('status', '追加しました: ');
  await visit.open('/cart');
  await visit.see('link', text.replace('追加しました: ', ''));
}

async function filterOnPhone(visit: Visit): Promise<void> {
  await visit.open('/search?q=ジャケット', 390);
  await visit.seeResults(16);
  await visit.click('button', '絞り込み');
  await visit.see('dialog', '絞り込み');
  await visit.click('checkbox', 'North Ridge');
  await visit.seeResults(3);
  await visit.press('Escape');
  await visit.seeNone('dialog', '絞り込み');
  await visit.see('button', '絞り込み (1)');
}

async function followRedirect(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  await visit.type('送料');
  await visit.see('option', '「送料」のページ');
  await visit.press('Enter');
  await visit.arriveAt('/pages/shipping');
  await visit.expectEvents(searchEvent(await first(visit)));
}

async function outlastDegraded(visit: Visit): Promise<void> {
  await visit.serviceIs('degraded-results');
  await visit.open('/search?q=ジャケット');
  await visit.see(
    'status',
    '検索結果の一部が表示されないことや、絞り込み・並べ替えが反映されないことがあります',
  );
  await visit.serviceIs('first-sync');
  await visit.open('/search?q=ジャケット');
  await visit.see('status', 'ストアの通常の検索結果を表示しています。');
  await visit.see('link', 'ジャケット');
}

async function tryAgain(visit: Visit): Promise<void> {
  await visit.serviceIs('garbage');
  await visit.open('/search?q=ジャケット');
  await visit.see('alert', '検索できませんでした。');
  await visit.serviceIs('normal');
  await visit.click('button', '再試行');
  await visit.seeResults(16);
}

async function first({exchanges}: Visit): Promise<Exchange> {
  const [exchange] = exchanges;
  assert.ok(exchange, 'Nothing was asked.');
  return exchange;
}
