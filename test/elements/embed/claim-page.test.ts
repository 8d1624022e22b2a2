import {expect} from 'chai';
import {claimPage} from '../../../src/embed/claim-page.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const EMBED =
  '<script type="application/json" data-storefront-search="embed">{}</script><script type="application/json" data-storefront-search-embed>{}</script>';

/** Whether the embed serves a page with this content beside its own. */
function claims(html: string): boolean {
  openPage({config: null, html: EMBED + html});
  Reflect.deleteProperty(globalThis, Symbol.for('storefront-search.embed'));
  const {warn} = console;
  console.warn = () => {};
  const isClaimed = claimPage();
  console.warn = warn;
  return isClaimed;
}

const BLOCK = `<div data-storefront-search-app="page">
  <facet-panel><script type="application/json" data-facet-seeds>{}</script></facet-panel>
  <search-results><ul class="storefront-search-grid"></ul></search-results>
</div>`;

describe('the app embed', () => {
  it('serves a page with nothing but its own blocks', () => {
    expect(claims(BLOCK)).to.equal(true);
  });

  it('serves a theme whose own elements have the names of ours', () => {
    expect(claims('<search-results data-url="/search"></search-results>')).to.equal(true);
    expect(claims('<search-box><form action="/search"></form></search-box>')).to.equal(true);
    expect(claims('<script src="/assets/theme-storefront-search.js"></script>')).to.equal(true);
  });

  it('steps back from what only the kit renders, and from a page with the script of the elements', () => {
    for (const html of [
      '<script type="application/json" data-storefront-search>{}</script>',
      '<script type="text/plain" src="/cdn/shop/t/1/assets/storefront-search.js?v=1"></script><search-box></search-box>',
      '<search-box><form class="storefront-search-form"></form></search-box>',
      '<search-results><ul class="storefront-search-grid"></ul></search-results>',
    ])
      expect(claims(html), html).to.equal(false);
  });
});
