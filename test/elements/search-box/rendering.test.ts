import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {openPage} from '../../harness/fresh-page.ts';
import {appear, reach} from '../support/fixture.ts';
import {ask, type BoxPage, openBox, options, press, rendered, stopRest, type} from './typing.ts';

const EVENTS = [
  'search-start',
  'search-results',
  'search-error',
  'search-degraded',
  'search-redirect',
  'search-result-click',
  'input',
  'submit',
  'focusin',
  'focusout',
];

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
    press(page.input, 'ArrowDown');
    await rendered(page);
    await prefetched();
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
  for (const [state, open] of Object.entries(STATES)) {
    it(`changes, requests, dispatches and publishes nothing while it ${state}`, async () => {
      const page = await open();
      const requests = page.searches.length;
      const events = page.published.length;
      expect(await effectsOf(page)).to.eql([]);
      expect(page.searches).to.have.length(requests);
      expect(page.published).to.have.length(events);
    });
  }
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

/** Resolves when the active option's page is prefetched, if the browser can. */
async function prefetched(): Promise<void> {
  if (!document.createElement('link').relList.supports('prefetch')) return;
  const link = await appear(() => document.head.querySelector('link[rel=prefetch]'));
  link.remove();
}

/** What two more renders change in the document, and the events that they dispatch. */
async function effectsOf(page: BoxPage): Promise<string[]> {
  const effects: string[] = [];
  const add = (records: readonly MutationRecord[]) => {
    for (const {type, target, attributeName} of records)
      effects.push(`${type} ${attributeName ?? ''} of ${target.nodeName}`);
  };
  const observer = new MutationObserver(add);
  observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const closing = new AbortController();
  for (const event of EVENTS)
    addEventListener(event, () => void effects.push(event), {capture: true, signal: closing.signal});
  for (let render = 0; render < 2; render++) {
    (page.box as HTMLElementTagNameMap['search-box']).requestUpdate();
    await rendered(page);
  }
  add(observer.takeRecords());
  observer.disconnect();
  closing.abort();
  return effects;
}
