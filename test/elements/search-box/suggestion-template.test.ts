import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {appear, faults} from '../../support/elements/fixture.ts';
import {answerWith} from '../../support/elements/list.ts';
import {article, product} from '../../support/stores/bodies.ts';
import {ask, type BoxPage, openBox, options} from './typing.ts';

const TEMPLATE = `<template slot="suggestion">
  <b data-text="title" data-class="content_type" data-data-id="numeric_id"></b>
  <i data-if="price_min" data-money="price_min"></i>
</template>`;

/** Opens a box with a template, whose code is loaded. */
async function openThemed(template: string, query = 'linen'): Promise<BoxPage> {
  const page = await openBox();
  page.box.insertAdjacentHTML('afterbegin', template);
  await ask(page, query);
  return page;
}

describe('a template of a suggestion', () => {
  it('shows the results in the list, whose links and names stay', async () => {
    answerWith(
      product({product_id: 'gid://shopify/Product/7', title: 'Linen shirt', url: '/products/shirt'}),
      article({title: 'On linen'}),
    );
    const page = await openThemed(TEMPLATE);
    const bold = await appear(() => page.box.querySelector<HTMLElement>('[role=option] b[data-id]'));
    expect([bold.textContent, bold.className, bold.dataset.id]).to.eql(['Linen shirt', 'product', '7']);
    const [first, second] = options(page);
    expect(first?.pathname).to.equal('/products/shirt');
    expect(first?.textContent?.replace(/\s+/g, ' ').trim()).to.equal('Linen shirt ¥12,000');
    expect(second?.querySelector('b')?.textContent).to.equal('On linen');
    expect(second?.querySelector('i')).to.equal(null);
    expect(await faults(page.box)).to.eql([]);
  });

  it('follows the next answer, and leaves the other options as they are', async () => {
    answerWith(product({title: 'Linen shirt'}));
    const page = await openThemed(TEMPLATE);
    await appear(() => page.box.querySelector('[role=option] b'));
    answerWith(product({title: 'Cotton shirt'}));
    await ask(page, 'cotton');
    expect([...page.box.querySelectorAll('[role=option] b')].map(({textContent}) => textContent)).to.eql([
      'Cotton shirt',
    ]);
    expect(options(page).at(-1)?.textContent?.trim()).to.equal('See 1 result');
  });

  it('publishes a click on the result', async () => {
    answerWith(product({url: '/products/shirt'}));
    const page = await openThemed(TEMPLATE);
    const bold = await appear(() => page.box.querySelector<HTMLElement>('[role=option] b'));
    page.box.addEventListener('search-result-click', event => event.preventDefault());
    bold.click();
    expect(page.published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
  });
});
