import assert from 'node:assert/strict';
import {expect} from '@playwright/test';
import type {Key, Tab} from '../engines/launcher.ts';
import type {Exchange} from '../pages/exchanges.ts';
import type {PublishedEvent} from '../support/page/page-watch.ts';
import {lookFor, MISSED, type Sight} from './look.ts';
import type {Recorder} from './recorder.ts';

/** Waits until an assertion holds. Engines without a GPU take up to 40 s to paint. */
export const eventually = (assertion: () => unknown): Promise<void> =>
  expect(async () => void (await assertion())).toPass({timeout: 40_000, intervals: [25]});

/** A shopper on the demo store in any browser, who finds elements by role and name. */
export class Visit {
  readonly #tab: Tab;
  readonly #recorder: Recorder;
  readonly #origin: string;

  constructor(tab: Tab, recorder: Recorder, origin: string) {
    this.#tab = tab;
    this.#recorder = recorder;
    this.#origin = origin;
  }

  get exchanges(): readonly Exchange[] {
    return this.#recorder.exchanges;
  }

  get events(): readonly PublishedEvent[] {
    return this.#recorder.events;
  }

  /** Opens a page in a viewport of this width. */
  async open(path: string, width = 1280): Promise<void> {
    await this.#tab.resize(width, 800);
    await this.#tab.goto(this.#origin + path);
  }

  /** Switches the search service to a state. */
  async serviceIs(state: string): Promise<void> {
    await this.#tab.read(`void (document.cookie = 'demo_state=${state}; path=/')`);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  /** Lists the visible elements with a role and a part of the name. */
  look(role: string, name = ''): Promise<Sight[]> {
    return this.#tab.read(lookFor(role, name));
  }

  /** Waits until this number of elements is visible, or at least one by default. */
  async see(role: string, name: string, count?: number): Promise<Sight> {
    let sights: Sight[] = [];
    await eventually(async () => {
      sights = await this.look(role, name);
      const isThere = count === undefined ? sights.length > 0 : sights.length === count;
      assert.ok(isThere, `${sights.length} of role ${role} are named “${name}”, not ${count ?? 'one'}`);
    });
    return sights[0] as Sight;
  }

  async seeNone(role: string, name: string): Promise<void> {
    await eventually(async () => assert.equal((await this.look(role, name)).length, 0, name));
  }

  /** Waits until the list shows the results of the latest search, with this count. */
  async seeResults(total: number): Promise<void> {
    await this.see('status', `${total}件`);
    await eventually(async () => assert.equal(await this.#read('data-state'), 'ready'));
  }

  /** Waits until the snapshot for Back is stored, which happens after the first paint. */
  async seeSnapshot(): Promise<void> {
    await eventually(async () =>
      assert.ok(await this.#tab.read('Boolean(history.state?.storefrontSearch)'), 'Nothing is kept.'),
    );
  }

  /** Waits until the address contains a text. */
  async arriveAt(part: string): Promise<void> {
    await eventually(async () => assert.ok(decodeURIComponent(await this.#tab.url()).includes(part), part));
  }

  /** Waits until exactly these events have reached the pixel. */
  async expectEvents(...events: readonly PublishedEvent[]): Promise<void> {
    await eventually(() => assert.deepEqual(this.events, events));
  }

  /** Waits until these events have reached the pixel first: the related products of a product page add events later. */
  async expectFirstEvents(...events: readonly PublishedEvent[]): Promise<void> {
    await eventually(() => assert.deepEqual(this.events.slice(0, events.length), events));
  }

  async click(role: string, name: string, index = 0): Promise<void> {
    await this.see(role, name);
    let place: Sight | undefined;
    await eventually(async () => {
      const last = place;
      // Waits for paint. An element gets its size when it first comes into view, and then moves those after it.
      await this.#tab.read(TWO_FRAMES);
      place = (await this.#tab.read<Sight[]>(lookFor(role, name, index)))[index];
      assert.ok(place && place.x === last?.x && place.y === last.y, `${name} does not stand still`);
      await this.#tab.click(place.x, place.y);
      // The expression fails if the click has left the page.
      const isMissed = await this.#tab.read<boolean>(MISSED).catch(() => false);
      assert.ok(!isMissed, `${name} moved away from under the pointer`);
    });
  }

  /** Selects the next option of a select by keyboard. */
  async chooseNext(name: string): Promise<void> {
    await this.see('combobox', name);
    await this.#tab.read(lookFor('combobox', name, 0, true));
    await this.press('ArrowDown');
  }

  /** Presses Tab until an element with this name and one of the roles has the focus. */
  async tabTo(name: string, ...roles: readonly string[]): Promise<void> {
    for (let stops = 0; stops < 100; stops++) {
      await this.press('Tab');
      const sights = await Promise.all(roles.map(role => this.look(role, name)));
      if (sights.flat().some(({isFocused}) => isFocused)) return;
    }
    assert.fail(`Tab does not lead to ${name}`);
  }

  async type(text: string): Promise<void> {
    await this.#tab.type(text);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  /** Focuses the header's field and waits until it can show suggestions. */
  async enterField(): Promise<void> {
    await this.click('searchbox', '');
    await eventually(async () => {
      const fields = await this.look('combobox');
      assert.ok(
        fields.some(({isFocused}) => isFocused),
        `no field with suggestions is focused: ${JSON.stringify(fields)}`,
      );
    });
  }

  #read(attribute: string): Promise<string> {
    return this.#tab.read(`document.querySelector('search-results').getAttribute('${attribute}')`);
  }
}

/** Resolves after two animation frames, when the page is painted. */
const TWO_FRAMES =
  'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';
