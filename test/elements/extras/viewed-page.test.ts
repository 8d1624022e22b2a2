import {expect} from 'chai';
import {storeOnLeave} from '../../../src/extras/viewed-page.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const viewed = () => device.get('viewed');
const leave = () => dispatchEvent(new Event('pagehide'));

describe('the page of a product', () => {
  it('stores the product when it is left, newest first, each once, and at most five', () => {
    openPage();
    for (const handle of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
      storeOnLeave(handle);
      leave();
    }
    expect(viewed()).to.eql(['b', 'f', 'e', 'd', 'c']);
  });

  it('stores the product once, so that a page which comes back does not overtake later ones', () => {
    openPage();
    storeOnLeave('a');
    leave();
    storeOnLeave('b');
    leave();
    expect(viewed()).to.eql(['b', 'a']);
  });

  it('stores nothing before it is left, and nothing for a shopper who has refused by then', () => {
    openPage();
    storeOnLeave('a');
    expect(viewed()).to.equal(undefined);
    Object.assign((globalThis as {Shopify?: object}).Shopify ?? {}, {
      customerPrivacy: {preferencesProcessingAllowed: () => false},
    });
    leave();
    expect(viewed()).to.equal(undefined);
  });
});
