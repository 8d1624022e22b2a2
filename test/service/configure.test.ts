import {expect} from 'chai';
import '../../src/entries/search-results.ts';
import {configure, getConfig} from '../../src/store/globals.ts';
import {openPage} from '../support/page/fresh-page.ts';

describe('configure()', () => {
  it('takes every setting of the block, and overrides the block', () => {
    openPage({config: {locale: 'en', currency: 'JPY', searchUrl: '/search'}});
    configure({
      endpoint: '/apps/other/search',
      locale: 'ja',
      currency: 'EUR',
      baseCurrency: 'JPY',
      currencyRate: 0.006,
      events: {search: 'found', click: 'clicked'},
      messages: {more: 'More, please'},
    });
    const {endpoint, searchUrl, locale, currency, currencyRate, events, messages} = getConfig();
    expect({endpoint, searchUrl, locale, currency, currencyRate, events, messages}).to.eql({
      endpoint: '/apps/other/search',
      searchUrl: '/search',
      locale: 'ja',
      currency: 'EUR',
      currencyRate: 0.006,
      events: {search: 'found', click: 'clicked'},
      messages: {more: 'More, please'},
    });
  });

  it('keeps earlier settings when it is called again', () => {
    openPage({config: null});
    configure({endpoint: '/apps/one/search'});
    configure({publish() {}});
    expect(getConfig().endpoint).to.equal('/apps/one/search');
  });

  it('logs an unusable value by its name, and the default applies', async () => {
    const page = openPage({config: null});
    configure({currency: 'yen', colour: 'red'} as object);
    expect(getConfig().currency).to.equal(undefined);
    const lines = (await page.hear(2)).join('\n');
    expect(lines)
      .to.include('in configure(), "currency" must be')
      .and.to.include('"colour" is not a setting');
  });

  it('logs that it was called too late, when the settings have been read', async () => {
    const page = openPage();
    const {endpoint} = getConfig();
    configure({endpoint: '/apps/late/search', publish() {}});
    expect((await page.hear()).join()).to.include('endpoint has no effect');
    expect(getConfig().endpoint).to.equal(endpoint);
  });

  it('takes a publisher at any time', () => {
    openPage();
    getConfig();
    configure({publish() {}});
  });
});
