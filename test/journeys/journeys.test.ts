import assert from 'node:assert/strict';
import {clickEvent, type Exchange, searchEvent} from '../pages/exchanges.ts';
import {test} from './fixtures.ts';
import {eventually, type Visit} from './visit.ts';

type Journey = readonly [name: string, run: (visit: Visit) => Promise<void>];

const JOURNEYS: readonly Journey[] = [
  ['what is typed in the header is suggested, and Enter shows its results', enterFromHeader],
  ['arrow keys and Enter lead to a suggested product, and the click is told exactly', followSuggestion],
  ['by keys alone a shopper searches, chooses a facet and opens a result', goByKeys],
  ['a facet and a sort narrow and order the results, and the address says so', refine],
  ['more is loaded, a result clicked, and Back shows all of it again without a request', returnToResults],
  ['of a card in the list the options are chosen, and it is in the cart', addFromList],
  ['on a phone the drawer opens, filters and closes', filterOnPhone],
  ['a word that is redirected leads to its page', followRedirect],
  ['degraded results are shown under a banner, and without any the store’s own are', outlastDegraded],
  ['an answer that is none is told, and mended by trying again', tryAgain],
];

for (const [name, journey] of JOURNEYS) test(name, ({visit}) => journey(visit));

async function enterFromHeader(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  await visit.type('ジャケット');
  await visit.see('option', 'ジャケット');
  await visit.press('Enter');
  await visit.arrive('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.told(...visit.exchanges.map(searchEvent));
  assert.equal(visit.exchanges.length, 2);
}

async function followSuggestion(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  await visit.type('ジャケット');
  await visit.see('option', 'ジャケット');
  await visit.press('ArrowDown', 'ArrowDown', 'Enter');
  const exchange = await first(visit);
  await visit.arrive(`/products/${exchange.body.results[1]?.handle}`);
  await visit.toldFirst(searchEvent(exchange), clickEvent(exchange, 1));
}

async function goByKeys(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.tabTo('ストア内を検索', 'searchbox', 'combobox');
  await visit.type('ジャケット');
  await visit.see('option', 'ジャケット');
  await visit.press('Enter');
  await visit.arrive('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.tabTo('Coast & Pine', 'radio');
  await visit.press('ArrowDown');
  await visit.seeResults(3);
  const [result] = visit.exchanges.at(-1)?.body.results ?? [];
  await visit.tabTo(result?.title ?? '', 'link');
  await visit.press('Enter');
  await visit.arrive(`/products/${result?.handle}`);
}

async function refine(visit: Visit): Promise<void> {
  await visit.open('/search?q=ジャケット');
  await visit.seeResults(16);
  await visit.click('radio', 'North Ridge');
  await visit.seeResults(3);
  await visit.arrive('filter_vendor=North+Ridge');
  await visit.chooseNext('並べ替え');
  await visit.arrive('sort=price_asc');
  const prices = (await seeSorted(visit, 'price_asc')).map(({price_min}) => price_min ?? 0);
  assert.deepEqual(
    prices,
    [...prices].sort((a, b) => a - b),
  );
  await visit.click('button', 'North Ridgeの絞り込みを解除');
  await visit.seeResults(16);
  assert.equal((await visit.see('radio', 'North Ridge')).isChecked, false);
}

async function returnToResults(visit: Visit): Promise<void> {
  await visit.open('/search?q=文具');
  await visit.seeResults(41);
  await visit.click('button', 'もっと見る');
  await visit.arrive('page=2');
  const [, second] = visit.exchanges;
  assert.ok(second);
  const title = second.body.results[5]?.title ?? '';
  const searches = visit.exchanges.map(searchEvent);
  await visit.seeKept();
  await visit.click('link', title);
  await visit.arrive('/products/');
  await visit.toldFirst(...searches, clickEvent(second, 5));
  await visit.back();
  await visit.seeResults(41);
  await visit.see('link', title);
  assert.equal(visit.exchanges.filter(({params}) => params.get('q') === '文具').length, 2);
}

/** Waits until the links are in the order of the answer to a sort; returns that answer's results. */
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
  await visit.click('radio', 'North Ridge');
  await visit.seeResults(3);
  await visit.press('Escape');
  await visit.seeNone('dialog', '絞り込み');
  await visit.see('button', '絞り込み（1件選択中）');
}

async function followRedirect(visit: Visit): Promise<void> {
  await visit.open('/');
  await visit.enterField();
  await visit.type('送料');
  await visit.see('option', '/pages/shipping');
  await visit.press('Enter');
  await visit.arrive('/pages/shipping');
  await visit.told(searchEvent(await first(visit)));
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
  await visit.see('status', '現在、検索をご利用いただけません。');
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
