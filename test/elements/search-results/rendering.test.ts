import {expect} from 'chai';
import type {LitElement} from 'lit';
import '../../../src/entries/search-results.ts';
import {effectsOf} from '../../support/elements/effects.ts';
import {answerWith, openInside, openList} from '../../support/elements/list.ts';
import {product, variant} from '../../support/stores/bodies.ts';

const TEMPLATES = `<template slot="product"><a data-href="url" data-text="title"></a></template>
  <template slot="empty"><p data-text="query"></p></template>`;

describe('rendering a list twice', () => {
  for (const [what, attributes, state, address, service] of [
    ['that is idle', '', 'idle', '', 'normal'],
    ['of cards', '', 'ready', '?q=linen', 'normal'],
    ['of cards and chosen filters', '', 'ready', '?q=linen&filter_available=true', 'normal'],
    ['of numbered pages', 'paging="pages" page-size="5"', 'ready', '?q=linen', 'normal'],
    ['that goes on by itself', 'paging="infinite" page-size="5"', 'ready', '?q=linen', 'normal'],
    ['with a choice of columns and quick add', 'columns="2 4" quick-add', 'ready', '?q=linen', 'normal'],
    ['without results', '', 'empty', '?q=zzzz', 'normal'],
    ['of a degraded service', '', 'degraded', '?q=linen', 'first-sync'],
    ['that failed', '', 'failed', '?q=linen', 'html'],
    ['that is limited', '', 'limited', '?q=linen', 'rate-limited'],
  ] as const) {
    it(`${what} has no effect`, async () => {
      const page = await openList(attributes, {address, state: service}, state);
      expect(await effectsOf(page, page.list as LitElement)).to.eql([]);
    });
  }

  it('with the theme’s templates has no effect', async () => {
    answerWith(product({variants: [variant(), variant({id: '2', options: [{name: 'Size', value: 'L'}]})]}));
    const page = await openInside(TEMPLATES, '', {address: '?q=linen'});
    expect(await effectsOf(page, page.list as LitElement)).to.eql([]);
  });

  it('without results, shown by the theme’s template, has no effect', async () => {
    answerWith();
    const page = await openInside(TEMPLATES, '', {address: '?q=linen'}, 'empty');
    expect(await effectsOf(page, page.list as LitElement)).to.eql([]);
  });
});
