import {expect} from 'chai';
import '../../src/search-results.ts';
import {nameOf} from './fixture.ts';
import {links, openList} from './list.ts';

const EMBEDDED = 'url-sync="off" query=';
const cardOf = (list: Element, title: string) =>
  links(list)
    .find(link => nameOf(link) === title)
    ?.closest('li');

describe('a card', () => {
  it('says in words that it is sold out', async () => {
    const {list} = await openList(`${EMBEDDED}Moonlight`);
    expect(cardOf(list, 'Moonlight')?.textContent).to.include('Sold out').and.to.include('¥12,800');
  });

  it('shows a sale with the price before it', async () => {
    const {list} = await openList(`${EMBEDDED}"Campsite Breakfast Set"`);
    const card = links(list)[0]?.closest('li');
    expect(card?.textContent).to.match(/21% off\s+.*\s+¥1[0-7],\d{3}\s/s);
    expect(card?.querySelector('s')?.textContent).to.match(/Regular price.*¥18,800/);
  });

  it('marks a converted price as approximate', async () => {
    const config = {locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01};
    const {list} = await openList(`${EMBEDDED}Moonlight`, {config});
    expect(cardOf(list, 'Moonlight')?.textContent).to.include('≈ $128');
  });

  it('links the variant that the option filter picked out', async () => {
    const address = '?q=linen&filter_option_name=Size&filter_option_value=M';
    const {list} = await openList('', {address});
    expect(links(list)).not.to.eql([]);
    for (const link of links(list)) expect(link.search).to.match(/^\?variant=\d+$/);
  });

  it('of a page says what kind it is', async () => {
    const {list} = await openList(`${EMBEDDED}gift filters="filter_content_type=page"`);
    expect(links(list)[0]?.pathname).to.match(/^\/pages\//);
    expect(links(list)[0]?.closest('li')?.textContent).to.include('Pages');
  });

  it('is text alone, and without a link where its address is not safe to follow', async () => {
    const {fetch} = globalThis;
    globalThis.fetch = async (...request) => {
      const body = await (await fetch(...request)).json();
      Object.assign(body.results[0], {url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>'});
      return Response.json(body);
    };
    const {list} = await openList(`${EMBEDDED}linen`);
    expect(links(list)[0]?.hasAttribute('href')).to.equal(false);
    expect(links(list)[0]?.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('that is clicked tells the page and the pixel, and stays where the page prevents it', async () => {
    const page = await openList('', {address: '?q=linen'});
    const clicks: unknown[] = [];
    page.list.addEventListener('search-result-click', event => {
      event.preventDefault();
      clicks.push([event.item.title, event.position]);
    });
    const third = links(page.list)[2];
    third?.click();
    expect(clicks).to.eql([[third?.textContent, 2]]);
    expect(page.published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
    expect(page.published[1]?.[1].position).to.equal(2);
  });

  it('counts a click of the middle button, which opens a tab, and none of the right one', async () => {
    const page = await openList('', {address: '?q=linen'});
    page.list.addEventListener('auxclick', event => event.preventDefault());
    const click: MouseEventInit = {bubbles: true, composed: true, cancelable: true};
    for (const button of [2, 1]) {
      links(page.list)[0]?.dispatchEvent(new MouseEvent('auxclick', {...click, button}));
    }
    expect(page.published.filter(([name]) => name === 'service_result_clicked')).to.have.length(1);
  });
});
