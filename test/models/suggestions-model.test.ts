import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Answer, answerOf} from '../../src/core/contract/answer.ts';
import {SearchError} from '../../src/core/contract/errors.ts';
import {readResponse} from '../../src/core/contract/schema.ts';
import {
  answered,
  debounceOf,
  hintOf,
  refused,
  rowOf,
  usesPlatform,
  withGroups,
  withOverlay,
} from '../../src/elements/search-box/opened-model.ts';
import {suggestionGroups} from '../../src/elements/search-box/suggestion-groups.ts';
import {
  activeOption,
  blurred,
  closed,
  closedBox,
  dropped,
  edited,
  focused,
  isExpanded,
  isSendable,
  isStale,
  leaving,
  moved,
  opened,
  optionsOf,
  rewritten,
  type SuggestionsModel,
  touched,
} from '../../src/elements/search-box/suggestions-model.ts';
import {body, product, variant} from '../support/stores/bodies.ts';

const LINKS = {searchUrl: '/search', rootUrl: '/', here: 'https://shop.test/'};

function answerTo(query: string, changes: Record<string, unknown> = {}): Answer {
  const request = {query, filters: {}, sort: 'relevance', limit: 6, offset: 0} as const;
  return answerOf({request, response: readResponse(body({query, ...changes})), sessionId: undefined, at: 0});
}

/** A box whose list shows the answer to its text. */
function listed(text = 'linen', changes: Record<string, unknown> = {}): SuggestionsModel {
  const answer = answerTo(text, changes);
  const model = answered(edited(focused(closedBox), text), {status: 'ready', answer, error: undefined});
  return withGroups(model, suggestionGroups(answer, text, LINKS));
}

const names = (model: SuggestionsModel) => optionsOf(model).map(({id}) => id);

test('an edit opens the list, wants suggestions, and makes the input active', () => {
  const model = edited(moved(listed(), 1), 'linen s', true);
  assert.deepEqual(
    [model.isOpen, model.isUnfinished, model.isSuggesting, model.activeId, model.edits],
    [true, true, true, undefined, 2],
  );
  assert.equal(edited(model, '').isOpen, false);
});

test('an edit while suggestions are on their way lengthens the debounce from then on, and so does a deletion', () => {
  const asked = answered(edited(focused(closedBox), 'lin'), {...closedBox.search, status: 'loading'});
  const typedOn = edited(asked, 'line');
  const served = answered(typedOn, {...closedBox.search, answer: answerTo('line'), status: 'ready'});
  const texts = [closedBox, asked, typedOn, edited(served, 'linen'), edited(listed('linen'), 'linens')];
  const lengths = [...texts, edited(listed('linen'), 'line')].map(model => debounceOf(model, 250));
  assert.deepEqual(lengths, [250, 250, 300, 300, 250, 300]);
});

test('§8.7 debounce: it is what the theme wants, within 250 to 300 ms', () => {
  assert.deepEqual(
    [5, 280, 9000].map(wanted => debounceOf(closedBox, wanted)),
    [250, 280, 300],
  );
});

test('an edit to the same text is another edit', () => {
  assert.notEqual(edited(closedBox, '').edits, closedBox.edits);
});

test('an answer to another text is stale until the text’s own comes', () => {
  const model = edited(listed('lin'), 'linen');
  assert.ok(isStale(model));
  assert.ok(!isStale(listed('linen')));
  assert.ok(!isStale(closedBox));
});

test('an answer to another text has results only: no redirect, no terms, no total', () => {
  const answer = answerTo('lin', {redirect_url: '/pages/lin', related_keywords: ['flax']});
  const kinds = (text: string) =>
    suggestionGroups(answer, text, LINKS).flatMap(({options}) => options.map(({kind}) => kind));
  assert.deepEqual(kinds('lin'), ['redirect', 'result', 'result', 'result', 'term', 'all']);
  assert.deepEqual(kinds('linen'), ['result', 'result', 'result']);
});

test('the results are ranked through all kinds, and link within the store', () => {
  const groups = suggestionGroups(answerTo('linen'), 'linen', LINKS);
  const hits = groups.flatMap(({options}) => options.flatMap(({hit}) => hit?.position ?? []));
  assert.deepEqual(hits, [0, 1, 2]);
});

test('the only product is suggested as the variant whose title is typed', () => {
  const results = [product({variants: [variant({id: '101', title: 'Navy / M', price: 900})]})];
  const [group] = suggestionGroups(answerTo('navy m', {results, total: 1}), 'navy m', LINKS);
  const [option] = group?.options ?? [];
  assert.equal(option?.href, '/products/linen-jacket?variant=101');
  assert.ok(option?.item?.content_type === 'product' && option.item.price_max === 900);
  assert.equal(option.hit?.item.url, '/products/linen-jacket');
});

test('a list without results offers other terms, and nothing without an answer', () => {
  const answer = answerTo('linnen', {
    total: 0,
    results: [],
    suggestions: ['linen'],
    related_keywords: ['linen', 'flax'],
  });
  assert.deepEqual(
    suggestionGroups(answer, 'linnen', LINKS).map(({kind, options}) => [kind, options.map(({term}) => term)]),
    [['didYouMean', ['linen', 'flax']]],
  );
  assert.deepEqual(suggestionGroups(undefined, 'linen', LINKS), []);
});

test('related terms that differ in case or width only are offered once, and not if they are the text', () => {
  const answer = answerTo('mug', {related_keywords: ['Mug', 'Cup', 'ＣＵＰ', 'cup', 'Tea']});
  const related = suggestionGroups(answer, 'mug', LINKS).find(({kind}) => kind === 'related');
  assert.deepEqual(
    related?.options.map(({term}) => term),
    ['Cup', 'Tea'],
  );
});

test('arrows move round through the input and the options, and open a closed list at its ends', () => {
  const model = listed();
  const ids = names(model);
  assert.equal(moved(model, 1).activeId, ids[0]);
  assert.equal(moved(model, -1).activeId, ids.at(-1));
  assert.equal(moved(moved(model, -1), 1).activeId, undefined);
  const opened = moved(closed(model), 1);
  assert.deepEqual([opened.isOpen, opened.activeId], [true, ids[0]]);
});

test('the active option stays while it is among the options, wherever', () => {
  const model = moved(
    listed('linen', {results: [product({product_id: 'a'}), product({product_id: 'b'})]}),
    1,
  );
  const swapped = [...model.groups].reverse();
  assert.equal(activeOption(withGroups(model, swapped))?.id, 'a');
  assert.equal(withGroups(model, []).activeId, undefined);
});

test('an empty list is not shown, however open', () => {
  assert.ok(isExpanded(listed()));
  assert.ok(!isExpanded(withGroups(listed(), [])));
  assert.ok(!isExpanded(closed(listed())));
});

test('a script that changes the text of an open list is an edit; of a closed one, it drops what was offered', () => {
  assert.equal(rewritten(listed(), 'camp').edits, listed().edits + 1);
  const replaced = rewritten(closed(listed()), 'camp');
  assert.deepEqual([replaced.text, replaced.edits, names(replaced), replaced.isOpen], ['camp', 1, [], false]);
  assert.deepEqual(names(rewritten(listed(), '')), []);
  const model = listed();
  assert.equal(rewritten(model, 'linen'), model);
});

test('suggestions for a text are wanted from an edit until they are dropped, also in a list that is closed', () => {
  const model = edited(closedBox, 'linen');
  assert.ok(!closedBox.isSuggesting);
  assert.ok(closed(model).isSuggesting);
  assert.ok(!dropped(model).isSuggesting);
  assert.ok(!rewritten(closed(model), 'camp').isSuggesting);
  assert.ok(!refused(model).isSuggesting);
});

test('a tap on a phone wants the overlay, which opens with suggestions for the text that is there', () => {
  const wanted = touched(rewritten(closedBox, 'linen'), true);
  assert.equal(wanted.overlay, 'wanted');
  const open = withOverlay(wanted, true);
  assert.deepEqual([open.overlay, open.isOpen, open.edits], ['open', true, 1]);
  assert.equal(touched(closedBox, false).overlay, 'closed');
  assert.equal(touched(open, true).overlay, 'open');
});

test('leaving the field keeps an overlay from opening, and one that is open stays until it is closed', () => {
  assert.equal(blurred(touched(closedBox, true), false).overlay, 'closed');
  const open = blurred(withOverlay(touched(listed(), true), true), false);
  assert.deepEqual([open.overlay, open.isOpen], ['open', true]);
  assert.equal(leaving(open).overlay, 'closing');
  assert.deepEqual([withOverlay(open, false).overlay, withOverlay(open, false).isOpen], ['closed', false]);
});

test('leaving the field closes the list, unless the shopper has put the on-screen keyboard away', () => {
  assert.equal(blurred(listed(), false).isOpen, false);
  assert.equal(blurred(listed(), true).isOpen, true);
});

test('the overlay’s row searches for every text that can be sent', () => {
  const open = (text: string) => withOverlay(touched(rewritten(closedBox, text), true), true);
  assert.equal(rowOf(open('linen')), 'linen');
  assert.equal(rowOf(edited(open(''), 'りねん', true)), 'りねん');
  assert.equal(rowOf(open('x'.repeat(201))), '');
  assert.equal(rowOf(listed()), '');
  assert.ok(!isSendable(open('')));
});

test('a service that does not serve the shop leaves nothing but the text', () => {
  const model = answered(listed(), {status: 'unavailable', answer: undefined, error: undefined});
  assert.deepEqual(model, refused(listed()));
  assert.deepEqual([model.isRefused, model.text, names(model), model.isOpen], [true, 'linen', [], false]);
});

test('an answer outweighs a browser that says it is offline, and a failed request confirms it', () => {
  const hint = (model: SuggestionsModel) => hintOf(model, key => key);
  const offline = edited({...closedBox, overlay: 'open', isOnline: false}, 'linen');
  assert.equal(hint(offline), 'offline');
  const seen = answered(offline, {status: 'ready', answer: answerTo('linen'), error: undefined});
  assert.equal(hint(seen), '');
  const next = edited(seen, 'linen shirt');
  assert.equal(hint(next), '');
  const error = new SearchError('offline');
  assert.equal(hint(answered(next, {status: 'failed', answer: next.search.answer, error})), 'offline');
  assert.equal(hint({...next, isOnline: false}), 'offline');
});

test('suggestions of the platform stand in for a refused, failed or empty degraded search, and stay until the next edit', () => {
  const products = [product()];
  const typed = edited(closedBox, 'linen');
  const search = {answer: undefined, error: undefined};
  assert.equal(usesPlatform(typed, products), false);
  for (const status of ['limited', 'failed', 'degraded'] as const) {
    const unanswered = answered(typed, {...search, status});
    assert.deepEqual(
      [usesPlatform(unanswered, products), usesPlatform(unanswered, [])],
      [true, false],
      status,
    );
    const model = withGroups(unanswered, [], true);
    assert.equal(isStale(model), false);
    assert.equal(
      hintOf(opened(model), key => key),
      'standardResults',
    );
    const late = answered(model, {...search, status: 'ready', answer: answerTo('linen')});
    assert.equal(usesPlatform(late, products), true);
    assert.equal(usesPlatform(edited(late, 'linen s'), products), false);
    assert.equal(dropped(model).isPlatform, false);
  }
  const degraded = answered(typed, {...search, status: 'degraded', answer: answerTo('linen')});
  assert.equal(usesPlatform(degraded, products), false);
});
