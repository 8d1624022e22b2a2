import {holdFile} from './delays.ts';
import {test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const SEARCH = '**/apps/searchapp/search?*';

test('a results page sends its request before its list’s code is there, on a reload too', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/results-page-*.js');
  const first = page.waitForRequest(SEARCH);
  await page.goto('./search?q=ジャケット', {waitUntil: 'commit'});
  await first;
  release();
  await shopper.seeResults(16);
  await shopper.seeSnapshot();
  const releaseAgain = await holdFile(page, '**/assets/results-page-*.js');
  const again = page.waitForRequest(SEARCH);
  await page.reload({waitUntil: 'commit'});
  await again;
  releaseAgain();
  await shopper.seeResults(16);
});

test('a list whose first request failed long before its code was there sends another', async ({demo}) => {
  const page = await demo.openPage();
  await page.route(SEARCH, route => route.abort(), {times: 1});
  const release = await holdFile(page, '**/assets/results-page-*.js');
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/apps/'));
  await page.goto('./search?q=ジャケット', {waitUntil: 'commit'});
  await failed;
  await page.evaluate(() => {
    const {now} = Date;
    Date.now = () => now() + 3000;
  });
  release();
  await new Shopper(page).seeResults(16);
});
