import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-results.ts';
import {getStore} from '../../src/store/registry.ts';
import type {Row, Seen} from '../support/elements/answer-row.ts';
import {DEGRADED, GROWN, REFUSED} from '../support/elements/answers.ts';
import {reach} from '../support/elements/fixture.ts';
import {links} from '../support/elements/list.ts';
import {ENDPOINT, record} from '../support/elements/recorded-endpoint.ts';
import {FOREIGN, MISSING, STRANGE} from '../support/elements/strange-answers.ts';
import {eventually} from '../support/page/eventually.ts';
import {type FreshPage, openPage} from '../support/page/fresh-page.ts';
import type {RecordedAnswer} from '../support/page/recorded.ts';

/** A results page whose search is answered by a recorded answer. */
async function openAnswered(answer: RecordedAnswer): Promise<FreshPage> {
  await record(answer);
  const open = () =>
    openPage({
      address: '?q=ジャケット',
      config: {locale: 'en', currency: 'JPY', endpoint: ENDPOINT},
      html: '<search-results></search-results><facet-panel mode="sidebar"></facet-panel>',
    });
  // An engine may refuse more than a hundred changes of the address in ten seconds.
  return eventually(open);
}

/** All that is on screen, in shadow roots too. */
function textOf({find}: FreshPage): string {
  const [list, panel] = [find('search-results'), find('facet-panel')];
  return [list.shadowRoot, list, panel.shadowRoot].map(part => part?.textContent ?? '').join('\n');
}

async function check({answer, seen}: Row): Promise<void> {
  const page = await openAnswered(answer);
  await reach(page.find('search-results'), seen.state);
  await reach(page.find('facet-panel'), seen.state);
  await eventually(() => void expect(textOf(page)).to.include(seen.says ?? ''));
  if (seen.told) expect((await page.hear()).join()).to.include(seen.told);
  expect(links(page.find('search-results'))).to.have.length(seen.cards);
  expect(textOf(page)).not.to.match(/undefined|null|NaN|\[object|Infinity/);
  expect(Reflect.get(globalThis, 'hacked')).to.equal(undefined);
  expectStore(seen);
}

function expectStore({state, code, retryAfter}: Seen): void {
  const {status, error} = getStore().state;
  expect([status, error?.code, error?.retryAfter]).to.eql([state, code, retryAfter]);
}

describe('a body that grew', () => {
  for (const each of GROWN) it(`§9.3: ${each.what} is shown as any other`, () => check(each));
});

describe('a service that is not itself', () => {
  for (const each of DEGRADED)
    it(`§3 degraded, failure: ${each.what} is shown as ${each.seen.state}`, () => check(each));
});

describe('a refusal', () => {
  for (const each of REFUSED)
    it(`§7 code, body, 429: ${each.what} is shown as ${each.seen.state}`, () => check(each));
});

describe('an answer that is not the contract’s', () => {
  for (const each of FOREIGN)
    it(`§9.1, §4.1 paging 5: ${each.what} is shown as ${each.seen.state}`, () => check(each));
});

describe('a body with a key too few', () => {
  for (const each of MISSING) it(`§2.1 keys: ${each.what} is shown as ${each.seen.state}`, () => check(each));
});

describe('a body with strange values', () => {
  for (const each of STRANGE) it(`${each.what} is shown as ${each.seen.state}`, () => check(each));
});
