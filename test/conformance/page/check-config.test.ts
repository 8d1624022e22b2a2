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
      'in <script data-storefront-search>, "messages" has no text "resultcount": "resultCount" is one.',
      'in <script data-storefront-search>, "messages" has no text "result_count": "resultCount" is one.',
      'in <script data-storefront-search>, "messages" has no text "resultCuont": "resultCount" is one.',
    ]);
  });

  it('reports a key that resembles no other without a suggestion', () => {
    assert.deepEqual(texts({heading: 'Search'}), [
      'in <script data-storefront-search>, "messages" has no text "heading".',
    ]);
  });

  it('reports a placeholder that nothing fills, also in a plural form', () => {
    assert.deepEqual(texts({resultCount: {one: '{number} product', other: '{count} products'}}), [
      'in <script data-storefront-search>, "resultCount" has no {number}; there is {count}.',
    ]);
    assert.deepEqual(texts({more: 'More than {count}'}), [
      'in <script data-storefront-search>, "more" has no {count}.',
    ]);
  });

  it('reports a name for an event that is not published', () => {
    assert.deepEqual(checkNames({messages: {}, events: Object.assign({clicks: 'product_clicked'}, EVENTS)}), [
      'in <script data-storefront-search>, "events" has no event "clicks": "click" is one.',
    ]);
  });

  it('reports a second block, and a block of another type', () => {
    assert.deepEqual(checkBlocks([]), []);
    assert.deepEqual(checkBlocks([{isTyped: true}]), []);
    assert.deepEqual(checkBlocks([{isTyped: false}, {isTyped: true}, {isTyped: true}]), [
      'what has data-storefront-search is not read: it must be a <script type="application/json">.',
      'a further <script data-storefront-search> is not read: put what it says into the first.',
    ]);
  });
});
