import {expect} from 'chai';
import type {SearchError} from '../../../src/core/contract/errors.ts';
import type {SearchRequest} from '../../../src/core/contract/request.ts';
import {getServices} from '../../../src/store/page-services.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const LINEN: SearchRequest = {query: 'linen', filters: {}, sort: 'relevance', limit: 24, offset: 0};

/** Sends a request that nobody waits for; it finds no network. */
async function failEarly(): Promise<{search: () => Promise<unknown>}> {
  const {search} = getServices();
  const {fetch} = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await search.send(LINEN).catch(() => {});
  globalThis.fetch = fetch;
  return {search: () => search.search(LINEN, {lane: 'submit', signal: new AbortController().signal})};
}

describe('the failure of a request that nobody waited for', () => {
  const {now} = Date;
  afterEach(() => void Object.assign(Date, {now}));

  it('is that of the search that comes right after it', async () => {
    const {searches} = openPage();
    const {search} = await failEarly();
    const failure = (await search().catch(error => error)) as SearchError;
    expect(failure.code).to.equal('offline');
    expect(searches).to.have.length(0);
  });

  it('is forgotten after a second: then the search sends a request', async () => {
    const {searches} = openPage();
    const {search} = await failEarly();
    Date.now = () => now() + 1001;
    await search();
    expect(searches).to.have.length(1);
  });

  it('is forgotten after the clock is set back', async () => {
    const {searches} = openPage();
    const {search} = await failEarly();
    Date.now = () => now() - 3_600_000;
    await search();
    expect(searches).to.have.length(1);
  });
});
