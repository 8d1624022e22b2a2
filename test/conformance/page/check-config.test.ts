import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {checkBlocks, checkNames} from '../../../src/conformance/page/check-config.ts';

const EVENTS = {search: 'service_search', click: 'service_result_clicked'};

/** The problems of the `messages` in a page's configuration. */
const texts = (messages: object) => checkNames({messages, events: EVENTS});

describe('the names in a page’s configuration', () => {
  it('accepts known texts and events, also with omitted or moved placeholders', () => {
    assert.deepEqual(texts({more: 'More', resultCount: {one: 'One product', other: '{count} products'}}), []);
  });

  it('reports a misspelt key of a text, with the key that was probably meant', () => {
    assert.deepEqual(texts({resultcount: '{count} products', result_count: '{count}', resultCuont: ''}), [
      'in <script data-storefront-search>, "messages" has no text "resultcount". Did you mean "resultCount"?',
      'in <script data-storefront-search>, "messages" has no text "result_count". Did you mean "resultCount"?',
      'in <script data-storefront-search>, "messages" has no text "resultCuont". Did you mean "resultCount"?',
    ]);
  });

  it('reports a key that resembles no other without a suggestion', () => {
    assert.deepEqual(texts({heading: 'Search'}), [
      'in <script data-storefront-search>, "messages" has no text "heading".',
    ]);
  });

  it('reports a key that every object inherits, once', () => {
    assert.deepEqual(texts({constructor: 'More than {count}'}), [
      'in <script data-storefront-search>, "messages" has no text "constructor".',
    ]);
  });

  it('reports a placeholder that nothing fills, also in a plural form', () => {
    assert.deepEqual(texts({resultCount: {one: '{number} product', other: '{count} products'}}), [
      'in <script data-storefront-search>, the text "resultCount" has no placeholder {number}; it has {count}.',
    ]);
    assert.deepEqual(texts({more: 'More than {count}'}), [
      'in <script data-storefront-search>, the text "more" has no placeholder {count}.',
    ]);
  });

  it('reports a name for an event that is not published', () => {
    assert.deepEqual(checkNames({messages: {}, events: Object.assign({clicks: 'product_clicked'}, EVENTS)}), [
      'in <script data-storefront-search>, "events" has no event "clicks". Did you mean "click"?',
    ]);
  });

  it('reports a second block, and a block of another type', () => {
    assert.deepEqual(checkBlocks([]), []);
    assert.deepEqual(checkBlocks([{isTyped: true}]), []);
    assert.deepEqual(checkBlocks([{isTyped: false}, {isTyped: true}, {isTyped: true}]), [
      'an element with data-storefront-search is not read: it must be a <script type="application/json">.',
      'another <script data-storefront-search> is not read: move its settings into the first one.',
    ]);
  });
});
