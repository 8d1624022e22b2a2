import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import type {SearchBoxElement} from '../../../src/elements/search-box/search-box.ts';
import type {SuggestionsModel} from '../../../src/elements/search-box/suggestions-model.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {effectsNow} from '../../support/elements/effects.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {ask, type BoxPage, openBox, options, pressed, rendered, stopRest, type} from './typing.ts';

/** The main states of a box, and how a shopper brings it there. */
const STATES: Readonly<Record<string, () => Promise<BoxPage>>> = {
  'is closed': () => openBox(),
  'only submits': () => openBox('preview="off"'),
  'shows recent searches': async () => {
    device.set('recent', ['tent', 'linen']);
    const page = await openBox();
    await appear(() => options(page)[0]);
    return page;
  },
  'shows suggestions': () => openAnswered('gift'),
  'has an active option': async () => {
    const page = await openAnswered('gift');
    await pressed(page, 'ArrowDown');
    await loadedAhead();
    return page;
  },
  'has suggestions for an earlier text': async () => {
    const page = await openAnswered('lin');
    type(page.input, 'en');
    await rendered(page);
    return page;
  },
  'found nothing': () => openAnswered('qqqq', 'empty'),
  failed: () => openAnswered('linen', 'failed', 'html'),
  'is degraded': () => openAnswered('linen', 'degraded', 'failing'),
  'holds too long a text': async () => {
    const page = await openBox();
    type(page.input, 'x'.repeat(201));
    await rendered(page);
    return page;
  },
  'made its own form': openWithoutForm,
};

describe('a <search-box> that renders again', () => {
  const {supports} = HTMLScriptElement;

  // An engine without speculation rules ignores the scripts.
  before(() => {
    HTMLScriptElement.supports = () => true;
  });

  after(() => {
    HTMLScriptElement.supports = supports;
  });

  for (const [state, open] of Object.entries(STATES)) {
    it(`changes, requests, dispatches and publishes nothing while it ${state}`, async () => {
      const page = await open();
      expect(await effectsNow(page, page.box as HTMLElementTagNameMap['search-box'])).to.eql([]);
    });
  }
});

describe('the effects of a change in a search box', () => {
  it('see each change once and in order, also one that another effect makes', async () => {
    const box = (await openBox('preview="off"')).box as SearchBoxElement;
    const first: SuggestionsModel[] = [];
    const second: SuggestionsModel[] = [];
    box.onChange(before => {
      first.push(before);
      if (box.model.text === 'a') box.change(model => ({...model, text: 'ab'}));
    });
    box.onChange(before => second.push(before));
    box.change(model => ({...model, text: 'a'}));
    box.change(model => ({...model, text: 'abc'}));
    expect([...new Set(first.map(({text}) => text))]).to.eql(['', 'a', 'ab', 'abc']);
    expect(new Set(first).size).to.equal(first.length);
    expect(second).to.eql(first);
  });
});

async function openAnswered(text: string, state = 'ready', service = 'normal'): Promise<BoxPage> {
  const page = await openBox('', {state: service});
  await ask(page, text, state);
  return page;
}

async function openWithoutForm(): Promise<BoxPage> {
  const page = openPage({html: '<search-box></search-box>'});
  const rest = stopRest();
  const box = page.find('search-box');
  const input = await appear(() => box.querySelector<HTMLInputElement>('input[role=combobox]'));
  await reach(box, 'idle');
  return {...page, rest, box, input};
}

/** Resolves when the active option's page is loaded ahead. */
async function loadedAhead(): Promise<void> {
  const scripts = 'script[type=speculationrules]';
  await appear(() =>
    [...document.head.querySelectorAll(scripts)].find(({textContent}) => textContent?.includes('"urls"')),
  );
}
