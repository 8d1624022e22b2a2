import {expect} from 'chai';
import {getLocalization} from '../../../src/elements/shared/localize.ts';
import {getConfig} from '../../../src/store/globals.ts';
import {getStore} from '../../../src/store/registry.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {openSearched} from '../../support/page/fresh-store.ts';

describe('a page’s configuration', () => {
  it('has a default for everything without a block', () => {
    openPage({config: null, shopify: null});
    expect(getConfig()).to.eql({
      endpoint: '/apps/searchapp/search',
      searchUrl: '/search',
      rootUrl: '/',
      locale: 'en',
      requestLocale: undefined,
      currency: undefined,
      currencyRate: undefined,
      events: {search: 'service_search', click: 'service_result_clicked'},
      ahead: 'prefetch',
      messages: {},
    });
  });

  it('takes omitted settings from the platform', () => {
    openPage({
      config: {searchUrl: '/en/search'},
      shopify: {locale: 'ja', currency: {active: 'USD', rate: '0.0067'}, routes: {root: '/en'}},
    });
    const {locale, requestLocale, currency, currencyRate, rootUrl, searchUrl} = getConfig();
    expect([locale, requestLocale, currency, currencyRate]).to.eql(['ja', 'ja', 'USD', 0.0067]);
    expect([rootUrl, searchUrl]).to.eql(['/en/', '/en/search']);
  });

  it('searches below the root of the shopper’s language if the block names no search page', () => {
    openPage({config: null, shopify: {routes: {root: '/en/'}}});
    expect(getConfig().searchUrl).to.equal('/en/search');
  });

  it('§4.1 locale: sends no locale unless the block or the platform sets one', async () => {
    const {searches} = openPage({config: null});
    await getStore().search({query: 'linen'});
    expect(searches[0]?.has('locale')).to.equal(false);
  });

  it('keeps the default of an event that a partial block omits', () => {
    openPage({config: {events: {click: 'my_click'}}});
    expect(getConfig().events).to.eql({search: 'service_search', click: 'my_click'});
  });

  it('uses the page’s language, and the theme’s own texts where set', async () => {
    openPage({config: {locale: 'ja', messages: {more: 'つづき'}}});
    const {translate} = await getLocalization();
    expect(translate('more')).to.equal('つづき');
    expect(translate('loading')).to.equal('検索しています…');
  });

  it('accepts the theme’s own texts with the plural forms of its language', async () => {
    openPage({config: {locale: 'en', messages: {resultCount: {one: 'a thing', other: '{count} things'}}}});
    const {translate} = await getLocalization();
    expect([1, 2].map(count => translate('resultCount', {count}))).to.eql(['a thing', '2 things']);
  });

  it('accepts an empty plural form beside a filled one', async () => {
    const messages = {resultCount: {one: '', other: '{count} things'}};
    openPage({config: {locale: 'en', messages}});
    const {translate} = await getLocalization();
    expect([1, 2].map(count => translate('resultCount', {count}))).to.eql(['', '2 things']);
  });

  it('falls back to English if the page’s language is unknown', async () => {
    openPage({config: {locale: 'sw-KE'}});
    const {translate} = await getLocalization();
    expect(translate('more')).to.equal('Load more');
  });

  it('formats prices in the store’s money format', async () => {
    openPage({config: {currency: 'JPY', moneyFormat: '¥{{amount_no_decimals}} <small>税込</small>'}});
    const {money} = await getLocalization();
    expect(money.format(12800)).to.equal('¥12,800 税込');
  });

  const yen = {locale: 'en', baseCurrency: 'JPY'};

  for (const [what, config, shopify] of [
    ['no rate', {...yen, currency: 'USD', moneyFormat: 'USD {{amount}}'}, null],
    ['the rate of another currency', {...yen, currency: 'USD'}, {currency: {active: 'JPY', rate: '1.0'}}],
  ] as const) {
    it(`with ${what} for the shopper's currency is reported, and prices are shown in the base currency`, async () => {
      const {hear} = openPage({config, shopify});
      const {money} = await getLocalization();
      expect(money.format(16800)).to.equal('¥16,800');
      const lines = await hear();
      expect(lines).to.have.length(1);
      expect(lines[0]).to.include('"currencyRate"');
    });
  }

  for (const [what, config, shopify] of [
    ['a rate as a text', {...yen, currency: 'USD', currencyRate: '0.0066'}, null],
    ['the platform’s rate', yen, {currency: {active: 'USD', rate: '0.0066'}}],
    ['the platform’s rate alone', {locale: 'en'}, {currency: {active: 'USD', rate: '0.0066'}}],
  ] as const) {
    it(`converts prices by ${what}`, async () => {
      openPage({config, shopify});
      expect((await getLocalization()).money.format(16800)).to.equal('≈ $110.88');
    });
  }

  it('uses the platform’s currency as the base if its rate is 1', async () => {
    openPage({config: {locale: 'en'}, shopify: {currency: {active: 'USD', rate: '1.0'}}});
    expect((await getLocalization()).money.format(110.88)).to.equal('$110.88');
  });

  for (const block of ['{"locale": "en",}', '[]', '"locale"', '5']) {
    it(`that is ${block} and no JSON object is reported once, and the defaults are used`, async () => {
      const {hear, store} = await openSearched('linen', {config: block});
      getConfig();
      expect(store.state.status).to.equal('ready');
      const lines = await hear();
      expect(lines).to.have.length(1);
      expect(lines[0])
        .to.match(/data-storefront-search/)
        .and.match(/JSON/);
    });
  }

  const wrong: [key: string, value: unknown, expected: unknown][] = [
    ['endpoint', 5, '/apps/searchapp/search'],
    ['endpoint', 'http://[', '/apps/searchapp/search'],
    ['endpoint', '/search?contract=v0', '/apps/searchapp/search'],
    ['searchUrl', '', '/search'],
    ['searchUrl', '/search?type=product', '/search'],
    ['searchUrl', '/search#all', '/search'],
    ['rootUrl', 'javascript:alert(1)//', '/'],
    ['rootUrl', '//elsewhere.example', '/'],
    ['rootUrl', 'en', '/'],
    ['locale', 'not a language', 'en'],
    ['locale', 'Japanese', 'en'],
    ['currency', '¥', undefined],
    ['currencyRate', 'half', undefined],
    ['moneyFormat', {}, undefined],
    ['swatchOptions', 'Color', undefined],
    ['swatchOptions', ['Color', 5], undefined],
    ['swatches', ['Color'], undefined],
    ['swatches', 'Color', undefined],
    ['events', 'my_search', {search: 'service_search', click: 'service_result_clicked'}],
    ['events', {search: {other: 'x'}}, {search: 'service_search', click: 'service_result_clicked'}],
    ['messages', 'More', {}],
  ];

  for (const [key, value, expected] of wrong) {
    it(`with ${JSON.stringify(value)} as ${key} is reported once, by that name, and the default is used`, async () => {
      const {hear} = openPage({config: {[key]: value}, shopify: null});
      expect(getConfig()[key as keyof ReturnType<typeof getConfig>]).to.eql(expected);
      getConfig();
      const lines = await hear();
      expect(lines).to.have.length(1);
      expect(lines[0]).to.include(key);
    });
  }

  for (const text of [5, null, {one: '1'}, {one: 1, other: '{count}'}, ['More']]) {
    it(`with ${JSON.stringify(text)} as a text is reported once, by its key, and every other text is used`, async () => {
      const {hear} = openPage({config: {messages: {resultCount: text, more: 'And more'}}});
      expect(getConfig().messages).to.eql({more: 'And more'});
      const lines = await hear();
      expect(lines).to.have.length(1);
      expect(lines[0]).to.include('"resultCount" must be a text, or plural forms');
    });
  }

  it('with an unknown setting is reported, and the rest is used', async () => {
    const {hear} = openPage({config: {endpont: '/x', searchUrl: '/find'}});
    expect(getConfig().searchUrl).to.equal('/find');
    expect((await hear()).join()).to.match(/endpont/);
  });

  it('§4.1 prefix: sends requests to the configured endpoint', async () => {
    const {searches} = openPage({config: {endpoint: '/apps/elsewhere'}});
    await getStore().search({query: 'linen'});
    expect(searches).to.have.length(1);
    expect(getStore().state.status).to.equal('failed');
  });
});
