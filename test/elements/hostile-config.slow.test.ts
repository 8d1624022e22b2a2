import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import english from '../../src/i18n/messages/en.ts';
import {answerAll, bodyOf} from '../support/elements/hostile-answer.ts';
import {HostilePages} from '../support/elements/hostile-page.ts';
import {pollutions} from '../support/elements/hostile-texts.ts';

const LIST = '<search-results></search-results>';
const PANEL = '<facet-panel mode="sidebar"></facet-panel>';
const pages = new HostilePages(`<search-box></search-box>${LIST}`);

/** All but the endpoint: without a service there is nothing to show. */
const SETTINGS = [
  'searchUrl',
  'rootUrl',
  'locale',
  'currency',
  'baseCurrency',
  'currencyRate',
  'moneyFormat',
  'swatchOptions',
  'swatches',
  'unknown',
];

describe('what a configuration holds is text and nothing else', () => {
  it('in every setting, with results that are shown all the same', async () => {
    for (const text of pages.sample) {
      const config = Object.fromEntries(SETTINGS.map(name => [name, text]));
      await pages.see({address: '?q=x', config: {...config, events: {search: text, click: text}}});
      expect(document.querySelectorAll('li.search-card a[href]'), text).to.have.length(3);
    }
  }).timeout(120_000);

  it('in the endpoint', async () => {
    for (const endpoint of pages.sample) await pages.see({address: '?q=x', config: {endpoint}});
  }).timeout(120_000);

  it('in every message', async () => {
    const keys = Object.keys(english);
    for (const batch of pages.inBatches(keys.length)) {
      const messages = Object.fromEntries(keys.map((key, place) => [key, batch[place] ?? 'x']));
      await pages.see({address: '?q=x&filter_vendor=a', config: {messages}});
    }
  }).timeout(90_000);
});

describe('no text becomes a part of every object', () => {
  for (const pollution of pollutions) {
    it(`by ${pollution} as a response, in one, as a configuration or as the seeds of facets`, async () => {
      await answerAll(pollution);
      await pages.see({address: '?q=x'});
      const within = `"facets":{"vendors":${pollution},`;
      await answerAll(
        JSON.stringify(bodyOf(['x']))
          .replace('"facets":{', within)
          .replace('{', `{"x":${pollution},`),
      );
      await pages.see({address: '?q=x'});
      await pages.see({address: '?q=x', config: pollution});
      const seeds = `<script type="application/json" data-facet-seeds>${pollution}</script>`;
      const html = LIST + PANEL.replace('><', `>${seeds}<`);
      // The answer, and the seeds.
      await pages.see({html, address: '?q=x'}, undefined, 2);
    });
  }

  it('by the address', async () => {
    for (const name of ['__proto__[polluted]', '__proto__.polluted', 'constructor[prototype][polluted]'])
      await pages.see({
        address: `?q=x&${name}=true&filter_metafield=__proto__:polluted&filter_tags=__proto__`,
      });
  });
});
