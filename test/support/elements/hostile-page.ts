import {expect} from 'chai';
import {eventually} from '../page/eventually.ts';
import type {FreshPage, PageOptions} from '../page/fresh-page.ts';
import {appear, rendered} from './fixture.ts';
import {HarmWatch} from './harm.ts';
import {answerAll, bodyOf, openHostile} from './hostile-answer.ts';
import {loadHostileTexts} from './hostile-texts.ts';

/** Opens pages with hostile texts, and expects that each shows them without any other effect. */
export class HostilePages {
  texts: readonly string[] = [];
  readonly #html: string;
  #harm = new HarmWatch();

  /** @param html the theme's markup. Call it once, at the top of a file. */
  constructor(html: string) {
    this.#html = html;
    before(async () => {
      this.texts = await loadHostileTexts();
    });
    // Waits until the browser takes address changes again, if the previous test made too many.
    beforeEach(() => eventually(() => history.replaceState(null, '')));
    beforeEach(async () => {
      this.#harm = new HarmWatch();
      await answerAll({...bodyOf(['/a', '/b', '/c']), query_id: 'q', measurement_proof: 'p'});
    });
    afterEach(() => this.#harm.stop());
  }

  /** More than 200 of the texts, of all kinds. */
  get sample(): string[] {
    return this.texts.filter((_, place) => place % 3 === 0);
  }

  inBatches(size: number): string[][] {
    return Array.from({length: Math.ceil(this.texts.length / size)}, (_, batch) =>
      this.texts.slice(batch * size, (batch + 1) * size),
    );
  }

  /**
   * Opens a page.
   *
   * @param prepare called before the elements are inserted.
   * @param lines the least number of lines on the console; the code of some is loaded first.
   */
  async see({html = this.#html, ...options}: PageOptions, prepare = () => {}, lines = 0): Promise<FreshPage> {
    // Hundreds of pages change the address a thousand times: WebKit takes a hundred in ten seconds.
    const opened = await eventually(() => openHostile(options));
    await eventually(prepare);
    document.body.insertAdjacentHTML('beforeend', html);
    await this.settle(opened, lines);
    this.expectNoHarm();
    return opened;
  }

  expectNoHarm(): void {
    expect(this.#harm.find()).to.eql([]);
  }

  /** Waits until every element shows the outcome, whatever it is. */
  async settle(opened: FreshPage, lines = 0): Promise<void> {
    for (const element of document.querySelectorAll<HTMLElement>('search-box, search-results, facet-panel')) {
      let state = '';
      // Repeats until the state stays the same: an element is idle before its search begins.
      while (element.dataset.state !== state) {
        state = await appear(() => /^(?!loading|refreshing).+/.exec(element.dataset.state ?? '')?.[0]);
        await rendered(element);
      }
    }
    await opened.hear(lines);
  }
}
