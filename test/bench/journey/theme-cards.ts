import type {Browser} from 'puppeteer-core';
import {median} from '../page/rounds.ts';
import type {Speed} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import type {Contestant} from './contestants.ts';
import {VISITED} from './journey.ts';
import {Tab} from './tab.ts';
import {ratioOf} from './table.ts';

const MEASURED = '/search?q=linen';

/** Measures what the theme's own cards cost a results page: time until its first results are painted, and work of the main thread. */
export async function compareCards(
  browser: Browser,
  contestant: Contestant,
  speeds: readonly Speed[],
  {rounds, script}: {rounds: number; script: string},
): Promise<string> {
  const rows: string[][] = [];
  for (const speed of speeds) {
    const [own, theme] = [new Visits(), new Visits()];
    for (let round = 0; round < rounds; round++) {
      await own.add(browser, contestant, speed, script);
      await theme.add(browser, {...contestant, cards: 'theme'}, speed, script);
    }
    rows.push(...own.besides(theme, speed));
  }
  const heading = ['', 'the elements’ cards', '`cards="theme"`'];
  return [heading, ['---', '--:', '--:'], ...rows].map(line).join('\n');
}

class Visits {
  readonly #first: number[] = [];
  readonly #work: number[] = [];

  async add(browser: Browser, contestant: Contestant, speed: Speed, script: string): Promise<void> {
    const tab = await Tab.open(browser, contestant, speed, script);
    for (const path of VISITED) await tab.goto(path);
    const {painted, work} = await tab.timePage(MEASURED);
    this.#first.push(painted);
    this.#work.push(work);
    await tab.close();
  }

  besides(other: Visits, {label}: Speed): string[][] {
    const row = (what: string, own: readonly number[], theirs: readonly number[]) => [
      `${what} (${label})`,
      text(own),
      `${text(theirs)} (${(ratioOf(theirs, own) ?? Number.NaN).toFixed(2)})`,
    ];
    return [
      row('first results', this.#first, other.#first),
      row('main thread until the page rests', this.#work, other.#work),
    ];
  }
}

const text = (figures: readonly number[]) => `${Math.round(median(figures) ?? Number.NaN)} ms`;
