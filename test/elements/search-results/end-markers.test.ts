import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {answerWith, links, openList} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {product} from '../../support/stores/bodies.ts';

describe('a list whose cards come and go', () => {
  it('keeps no comment of a card that is gone', async () => {
    const {list} = await openList('url-sync="off" query="linen"');
    const comments = async (count: number) => {
      answerWith(...Array.from({length: count}, (_, index) => product({product_id: `${index}`})));
      await getStore().search({query: `${count} results`});
      await eventually(() => expect(links(list)).to.have.length(count));
      return commentsIn(list);
    };
    const before = await comments(20);
    const few = await comments(2);
    expect(before - few, 'two comments enclose a card').to.equal(2 * (20 - 2));
    expect(await comments(20)).to.equal(before);
    expect(await comments(2)).to.equal(few);
  });
});

/** Counts the comments between the cards of a list. */
function commentsIn(list: Element): number {
  const nodes = list.querySelector('[role=list]')?.childNodes ?? [];
  return [...nodes].filter(({nodeType}) => nodeType === Node.COMMENT_NODE).length;
}
