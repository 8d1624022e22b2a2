import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {appear, faults, get, isShown, nameOf} from '../../support/elements/fixture.ts';
import {answerPlatform} from '../../support/elements/platform.ts';
import {eventually} from '../../support/page/eventually.ts';
import {serviceState} from '../../support/page/fresh-page.ts';
import {
  activeOption,
  ask,
  type BoxPage,
  list,
  openBox,
  options,
  press,
  pressed,
  rendered,
  rested,
  type,
} from './typing.ts';

const PATH = '/search/suggest.json';
const found = (...queries: readonly string[]) => ({
  resources: {
    results: {
      queries: queries.map(text => ({
        text,
        styled_text: `<mark>${text}</mark>`,
        url: `/search?q=${text}&_pos=1`,
      })),
      collections: [
        {id: 1, title: 'Summer <b>linen</b>', handle: 'summer', url: '/collections/summer?_pos=1'},
      ],
    },
  },
});

/** The same with products. */
function withProducts(...titles: readonly string[]) {
  const {results} = found('linen shirt').resources;
  const products = titles.map((title, id) => {
    const handle = title.toLowerCase().replace(' ', '-');
    return {id, title, handle, url: `/products/${handle}?_pos=${id}`, price: '1980.00', available: true};
  });
  return {resources: {results: {...results, products}}};
}

const shown = (page: BoxPage) => (isShown(list(page)) ? options(page).map(nameOf) : []);
const groupOf = ({box}: BoxPage, name: string) => get(box, '[role=listbox] [role=group]', name);
const textOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?'))).get('q');

/** Opens a box whose platform answers, in the order of the requests. */
async function openAsked(answer: unknown, attributes = 'platform-suggestions') {
  const page = await openBox(attributes);
  const asked = answerPlatform({
    get [PATH]() {
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  return {...page, asked};
}

describe('what the platform suggests for a text', () => {
  it('is requested once beside the service’s request, after the debounce, and shown in two groups', async () => {
    const page = await openAsked(found('linen shirt'));
    type(page.input, 'linen');
    await rendered(page);
    expect(page.asked).to.eql([]);
    page.rest.over();
    await eventually(
      () => void expect(shown(page)).to.include.members(['linen shirt', 'Summer <b>linen</b>']),
    );
    expect(groupOf(page, 'Suggested searches')).to.be.instanceOf(HTMLElement);
    expect(groupOf(page, 'Collections').querySelector('a')?.pathname).to.equal('/collections/summer');
    expect(shown(page).at(-1)).to.match(/^See all/);
    expect([page.asked.map(textOf), page.searches.length]).to.eql([['linen'], 1]);
    expect(page.box.querySelector('.search-panel b')).to.equal(null);
    expect(await faults(page.box)).to.eql([]);
  });

  it('is reached by arrow keys: a query searches, a collection opens, and neither is counted as a click', async () => {
    const page = await openAsked(found('linen shirt'));
    await ask(page, 'linen');
    await eventually(() => void expect(shown(page)).to.include('linen shirt'));
    const before = page.published.length;
    const used: string[] = [];
    page.box.addEventListener('submit', event => {
      event.preventDefault();
      used.push(page.input.value);
    });
    page.box.addEventListener('click', event => {
      const link = (event.target as HTMLElement).closest('a');
      if (link?.pathname.startsWith('/collections/')) used.push(link.pathname);
      event.preventDefault();
    });
    const enter = async (name: string) => {
      do {
        await pressed(page, 'ArrowUp');
      } while (activeOption(page)?.textContent?.trim() !== name);
      await pressed(page, 'Enter');
    };
    await enter('Summer <b>linen</b>');
    press(page.input, 'ArrowDown');
    await enter('linen shirt');
    expect(used).to.eql(['/collections/summer', 'linen shirt']);
    expect(page.published.length).to.equal(before);
  });

  it('is dropped when another text was typed meanwhile', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const page = await openAsked(() => new Promise(resolve => answers.push(resolve)));
    await ask(page, 'linen');
    await eventually(() => void expect(answers).to.have.length(1));
    type(page.input, ' shirt');
    answers[0]?.(found('linen trousers'));
    await rendered(page);
    await rested(page);
    await eventually(() => void expect(answers).to.have.length(2));
    answers[1]?.(found('linen dress'));
    await eventually(() => void expect(shown(page)).to.include('linen dress'));
    expect(shown(page)).not.to.include('linen trousers');
  });

  it('changes no list that has been on screen for a while', async () => {
    const {now} = performance;
    const answers: ((value: unknown) => void)[] = [];
    const page = await openAsked(() => new Promise(resolve => answers.push(resolve)));
    await ask(page, 'linen');
    await eventually(() => void expect(answers).to.have.length(1));
    const before = shown(page);
    performance.now = () => now.call(performance) + 600;
    answers[0]?.(found('linen trousers'));
    await new Promise(resolve => setTimeout(resolve));
    await rendered(page);
    performance.now = now;
    expect(before).not.to.eql([]);
    expect(shown(page)).to.eql(before);
  });

  it('is requested once for a text, and shown at once when the text is typed again', async () => {
    const page = await openAsked(found('linen shirt'));
    await ask(page, 'linen');
    await eventually(() => void expect(shown(page)).to.include('linen shirt'));
    await ask(page, 'cotton');
    await eventually(() => void expect(page.asked).to.have.length(2));
    await ask(page, 'linen');
    await appear(() => (shown(page).includes('linen shirt') ? page.box : undefined));
    expect(page.asked.map(textOf)).to.eql(['linen', 'cotton']);
  });

  for (const [what, answer] of [
    ['a 404', () => new Response('', {status: 404})],
    ['a 429', () => new Response('{}', {status: 429, headers: {'Retry-After': '60'}})],
    ['a 417 for a language without suggestions', () => new Response('', {status: 417})],
    ['the page of a password', () => new Response('<!doctype html><form action="/password">')],
  ] as const) {
    it(`is not requested again for a minute after ${what}, and the service’s answer stays`, async () => {
      const page = await openAsked(answer);
      await ask(page, 'linen');
      await eventually(() => void expect(page.asked).to.have.length(1));
      // The browser reads the answer in tasks of its own.
      await eventually(async () => {
        const {length} = page.asked;
        await ask(page, `cotton ${length}`);
        await rendered(page);
        expect(page.asked).to.have.length(length);
      });
      expect(shown(page).at(-1)).to.match(/^See /);
    });
  }

  it('is not requested without the attribute, in a box that only submits, or while the service refuses', async () => {
    const page = await openAsked(found('x'), '');
    await ask(page, 'linen');
    await rendered(page);
    expect(page.asked).to.eql([]);
    document.body.replaceChildren();
    const refused = await openAsked(found('x'));
    serviceState('plan-missing');
    await ask(refused, 'linen', 'unavailable');
    expect(await refused.hear()).to.have.length(1);
    type(refused.input, 's');
    refused.rest.over();
    await rendered(refused);
    expect(refused.asked.length).to.be.at.most(1);
    expect(shown(refused)).to.eql([]);
  });
});

describe('suggestions of the platform in place of an answer', () => {
  for (const [why, state, becomes] of [
    ['refuses', 'rate-limited', 'limited'],
    ['fails', 'failing', 'degraded'],
    ['breaks its contract', 'html', 'failed'],
  ] as const) {
    it(`are its products, searches and collections while the service ${why}, and are said to be the store’s`, async () => {
      const page = await openAsked(withProducts('Linen shirt', 'Linen dress'));
      serviceState(state);
      await ask(page, 'linen', becomes);
      await eventually(() => void expect(shown(page)).to.have.length(4));
      expect(groupOf(page, 'Products').textContent).to.include('Linen shirt').and.to.include('¥1,980');
      expect(groupOf(page, 'Suggested searches')).to.be.instanceOf(HTMLElement);
      expect(list(page)?.hasAttribute('data-stale')).to.equal(false);
      expect(page.box.querySelector('[role=status]')?.textContent).to.match(
        /^These are the store’s standard results\. 4 /,
      );
      expect(await faults(page.box)).to.eql([]);
    });
  }

  it('open their product, which is not counted as a click on a result', async () => {
    const page = await openAsked(withProducts('Linen shirt'));
    serviceState('rate-limited');
    await ask(page, 'linen', 'limited');
    const link = await appear(() => groupOf(page, 'Products').querySelector('a'));
    const before = page.published.length;
    link.addEventListener('click', event => event.preventDefault());
    link.click();
    expect([link.pathname, page.published.length]).to.eql(['/products/linen-shirt', before]);
  });

  it('are requested at once while suggestions pause after a refusal', async () => {
    const page = await openAsked(withProducts('Linen shirt'));
    serviceState('rate-limited');
    await ask(page, 'linen', 'limited');
    await eventually(() => void expect(shown(page)).to.have.length(3));
    const {length} = page.searches;
    await ask(page, 'cotton', 'limited');
    await eventually(() => void expect(shown(page)).to.have.length(3));
    expect([page.searches.length, page.asked.map(textOf).at(-1)]).to.eql([length, 'cotton']);
  });

  it('are none without a product of the platform', async () => {
    const page = await openAsked(found('linen shirt'));
    serviceState('failing');
    await ask(page, 'linen', 'degraded');
    await eventually(() => void expect(page.asked).to.have.length(2));
    await rendered(page);
    expect(shown(page)).to.eql([]);
  });
});
