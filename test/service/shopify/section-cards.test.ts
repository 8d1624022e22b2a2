import {expect} from 'chai';
import {cardsAddress, partsOf} from '../../../src/service/shopify/section-cards.ts';

const source = {searchUrl: '/en/search', section: 'template--123__cards'};
const products = (count: number, digits = 14) =>
  Array.from({length: count}, (_, index) => ({
    id: `${10 ** (digits - 1) + index}`,
    handle: `product-${index}`,
  }));

describe('a request for the theme’s own cards', () => {
  it('asks for cards by the products’ ids, in the context of the results page', () => {
    expect(cardsAddress(products(2, 2), source)).to.equal(
      '/en/search?q=id%3A10+OR+id%3A11&type=product&section_id=template--123__cards',
    );
  });

  it('asks once for the most products of a page', () => {
    expect(partsOf(products(50), source).map(({length}) => length)).to.eql([50]);
  });

  it('asks in parts for more than Liquid lists, and for more than an address may name', () => {
    expect(partsOf(products(120, 4), source).map(({length}) => length)).to.eql([50, 50, 20]);
    const long = {...source, searchUrl: `/${'a'.repeat(1500)}`};
    const parts = partsOf(products(50), long);
    expect(parts.length).to.be.greaterThan(1);
    expect(parts.flat()).to.eql(products(50));
    for (const part of parts) expect(cardsAddress(part, long).length).to.be.at.most(2000);
  });

  it('asks for a product whose address alone is too long', () => {
    const long = {...source, searchUrl: `/${'a'.repeat(3000)}`};
    expect(partsOf(products(2), long).map(({length}) => length)).to.eql([1, 1]);
  });
});
