import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {nameOf} from '../../support/elements/fixture.ts';
import {links, openKept, openList} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';

/** What a page goes through when the shopper looks at another tab, and when the page is left. */
function leave(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new PageTransitionEvent('pagehide'));
}

describe('the page’s own scroll restoration', () => {
  afterEach(() => {
    history.scrollRestoration = 'auto';
  });

  it('is left alone by an embedded list', async () => {
    history.scrollRestoration = 'manual';
    const {list} = await openList('query="linen" url-sync="off"');
    leave();
    list.remove();
    expect(history.scrollRestoration).to.equal('manual');
  });

  for (const own of ['manual', 'auto'] as const)
    it(`is ${own} again when the page is left after Back`, async () => {
      history.scrollRestoration = own;
      const page = await openKept('', {address: '?q=linen'});
      await getStore().search({query: 'cotton'});
      history.back();
      await eventually(() => expect(links(page.list).map(nameOf)).to.include('Linen Apron'));
      await eventually(() => expect(history.scrollRestoration).to.equal('manual'));
      leave();
      expect(history.scrollRestoration).to.equal(own);
    });
});
