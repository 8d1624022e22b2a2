import {expect} from 'chai';
import {configure} from '../../src/store/globals.ts';
import {getStore} from '../../src/store/registry.ts';
import {refuse, withBlockedStorage} from '../support/page/blocked-storage.ts';
import {openPage} from '../support/page/fresh-page.ts';

const never = () => new Promise<never>(() => {});

/** An object whose property can't be read. */
const unreadable = (name: string) => Object.defineProperty({}, name, {get: refuse});

/** What the platform, or a script in its place, puts on the page. */
const PLATFORMS: Readonly<Record<string, object>> = {
  'a consent API that throws': {customerPrivacy: {analyticsProcessingAllowed: refuse}},
  'a consent API that never answers': {customerPrivacy: {analyticsProcessingAllowed: never}},
  'a consent API that can’t be read': unreadable('customerPrivacy'),
  'a consent API that is no function': {customerPrivacy: {analyticsProcessingAllowed: true}},
  'a publisher that throws': {analytics: {publish: refuse}},
  'a publisher that never answers': {analytics: {publish: never}},
  'a publisher that can’t be read': {analytics: unreadable('publish')},
  'analytics that can’t be read': unreadable('analytics'),
  'no publisher': {analytics: null},
};

/** APIs of the browser that refuse, hang or are missing. */
const BROWSERS: Readonly<Record<string, [owner: object, name: string, value: unknown]>> = {
  'locks that are missing': [navigator, 'locks', undefined],
  'locks that throw': [navigator, 'locks', {request: refuse}],
  'locks that are never granted': [
    navigator,
    'locks',
    {
      request: (_name: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    },
  ],
  'no random ids': [crypto, 'randomUUID', undefined],
  'no storage': [globalThis, 'localStorage', null],
  'no storage of the tab': [globalThis, 'sessionStorage', null],
};

async function expectAnswer(): Promise<void> {
  const store = getStore();
  for (const query of ['linen', 'cotton', 'camp']) await store.search({query});
  expect(store.state.status).to.equal('ready');
}

describe('a search is answered with', () => {
  for (const [what, shopify] of Object.entries(PLATFORMS)) {
    it(what, async () => {
      const {hear} = openPage({shopify});
      await expectAnswer();
      if (what.includes('publisher that throws')) await hear(1);
    });
  }

  for (const [what, [owner, name, value]] of Object.entries(BROWSERS)) {
    it(what, async () => {
      openPage();
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {value, configurable: true, writable: true});
      try {
        await expectAnswer();
      } finally {
        if (own) Object.defineProperty(owner, name, own);
        else Reflect.deleteProperty(owner, name);
      }
    });
  }

  it('storage that refuses', async () => {
    openPage();
    await withBlockedStorage(expectAnswer);
  });

  it('settings of a script that are none', async () => {
    const {published} = openPage();
    configure(null as never);
    await expectAnswer();
    expect(published[0]?.[0]).to.equal('service_search');
  });
});
