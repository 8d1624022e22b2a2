import assert from 'node:assert/strict';
import {test} from 'node:test';
import {filterBreaks} from './support/breaks/filter-breaks.ts';
import {refusalBreaks} from './support/breaks/refusal-breaks.ts';
import {searchBreaks} from './support/breaks/search-breaks.ts';
import {shapeBreaks} from './support/breaks/shape-breaks.ts';
import {transportBreaks} from './support/breaks/transport-breaks.ts';
import {check, findingsOf, rulesWith} from './support/check.ts';
import {type Changes, DemoStores} from './support/live-store.ts';

const stores = new DemoStores();

/** Pages without the elements, as before their installation, with links to collections. */
function plainPages(request: Request): Response | undefined {
  const {pathname} = new URL(request.url);
  if (pathname !== '/' && pathname !== '/search') return undefined;
  const links = ['new', 'summer', 'sale'].map(handle => `<a href="/collections/${handle}">${handle}</a>`);
  return new Response(`<title>Shop</title>${links.join('')}`, {headers: {'content-type': 'text/html'}});
}

/** Checks a store without the elements. */
async function checkService(changes: Changes) {
  const respond: Changes['respond'] = async request =>
    (await changes.respond?.(request)) ?? plainPages(request);
  const {origin} = await stores.open({...changes, respond});
  return check(origin, {query: '夏'});
}

for (const {rule, how, changes} of [
  ...transportBreaks,
  ...shapeBreaks,
  ...searchBreaks,
  ...filterBreaks,
  ...refusalBreaks,
]) {
  test(`reports ${rule} and nothing else if ${how}`, async () => {
    const report = await checkService(changes);
    assert.deepEqual(rulesWith('broken', report), [rule], findingsOf(report).join('\n'));
  });
}
