import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {json} from '../../support/elements/answer-row.ts';
import {sent} from '../../support/elements/list.ts';
import {ENDPOINT, record} from '../../support/elements/recorded-endpoint.ts';
import {eventually} from '../../support/page/eventually.ts';
import {body} from '../../support/stores/bodies.ts';
import type {ImeEvent} from './ime-keyboards.ts';
import {HELD, type ImeSequence, NOT_HELD} from './ime-sequences.ts';
import {ask, type BoxPage, openBox, press} from './typing.ts';

/** The texts whose debounce begins while they are composed. */
const AS_TYPED: Readonly<Record<string, readonly string[]>> = {
  'in English with Gboard on Android': ['linen s', 'linen sh', 'linen shi', 'linen shir', 'linen shirt'],
  'in Korean with Gboard on Android': ['린넨ㅅ', '린넨셔', '린넨셫', '린넨셔츠'],
  'in Vietnamese by Telex in Chrome on Windows': ['vải ti', 'vải tie', 'vải tiê', 'vải tiế'],
  'in Thai with Gboard on Android': ['ผ้าเ', 'ผ้าเส', 'ผ้าเสื'],
  // Not with the accent alone.
  'with a dead key in Chrome': ['café'],
};

describe('a text that is written', () => {
  for (const sequence of [...HELD, ...NOT_HELD]) {
    const isHeld = HELD.includes(sequence);
    const when = isHeld ? 'when it is committed' : 'after the debounce';
    it(`${sequence.how} loses no letter, keeps its keys and the list, and is requested once, ${when}`, async () => {
      const page = await openAnswered(sequence);
      // The Enter of an IME must not follow the active option.
      press(page.input, 'ArrowDown');
      const clicks = stopClicks(page);
      const {debounced, keysUsed, closings} = await replay(page, sequence);
      if (isHeld) expect(debounced).to.eql([]);
      expect([keysUsed, clicks, closings]).to.eql([[], [], []]);
      expect(page.input.value).to.equal(sequence.after);
      await expectOneSearch(page, sequence);
    });
  }

  for (const [how, texts] of Object.entries(AS_TYPED)) {
    it(`${how} is ready to be requested as it is composed`, async () => {
      const sequence = NOT_HELD.find(each => each.how === how) as ImeSequence;
      const page = await openAnswered(sequence);
      const {debounced} = await replay(page, sequence);
      expect([...new Set(debounced)]).to.eql(texts);
    });
  }

  for (const sequence of HELD) {
    it(`${sequence.how} is followed by Down and Enter, which the box handles`, async () => {
      const page = await openAnswered(sequence);
      await replay(page, sequence);
      const clicks = stopClicks(page);
      expect(press(page.input, 'ArrowDown', {keyCode: 40})).to.equal(true);
      await rendered(page);
      expect(press(page.input, 'Enter', {keyCode: 13})).to.equal(true);
      expect(clicks).to.have.length(1);
    });
  }
});

/** Opens a box with a text and the list for it. */
async function openAnswered({before}: ImeSequence): Promise<BoxPage> {
  await record(json(body({query: before.trim(), limit: 24})));
  const page = await openBox('', {
    config: {locale: 'ja', currency: 'JPY', endpoint: ENDPOINT},
  });
  await ask(page, before);
  page.searches.length = 0;
  return page;
}

/** What the box did during a sequence. */
interface Outcome {
  /** The texts whose debounce began while they were composed. */
  readonly debounced: string[];
  readonly keysUsed: string[];
  /** The texts that closed the list. */
  readonly closings: string[];
}

/** Dispatches the events, and lets the box render between them, as in a browser. */
async function replay(page: BoxPage, {events}: ImeSequence): Promise<Outcome> {
  const outcome: Outcome = {debounced: [], keysUsed: [], closings: []};
  let isComposing = false;
  for (const event of events) {
    if (event.type.startsWith('composition')) isComposing = event.type !== 'compositionend';
    if (event.value !== undefined) page.input.value = event.value;
    if (!page.input.dispatchEvent(toEvent(event))) outcome.keysUsed.push(`${event.key}`);
    await rendered(page);
    if (isComposing && event.type === 'input' && page.rest.isOn) outcome.debounced.push(page.input.value);
    if (page.box.querySelector('[role=listbox][hidden]')) outcome.closings.push(page.input.value);
  }
  return outcome;
}

function toEvent({type, ...init}: ImeEvent): Event {
  const options = {bubbles: true, cancelable: true, ...init};
  if (type.startsWith('key')) return new KeyboardEvent(type, options);
  if (type.startsWith('composition')) return new CompositionEvent(type, {...options, data: init.data ?? ''});
  const event = new InputEvent(type, options);
  // A script can't create an event without the flag.
  if (!init.isComposing) Object.defineProperty(event, 'isComposing', {value: init.isComposing});
  return event;
}

async function expectOneSearch(page: BoxPage, {after}: ImeSequence): Promise<void> {
  expect(page.searches).to.eql([]);
  page.rest.over();
  await eventually(() => void expect(sent(page, 'q')).to.eql([after]));
  await rendered(page);
  expect(page.rest.isOn).to.equal(false);
}

/** Collects the clicked links, and follows none. */
function stopClicks({box}: BoxPage): EventTarget[] {
  const clicks: EventTarget[] = [];
  box.addEventListener('click', event => {
    event.preventDefault();
    clicks.push(event.target as EventTarget);
  });
  return clicks;
}

const rendered = ({box}: BoxPage) => (box as HTMLElement & {updateComplete: Promise<void>}).updateComplete;
