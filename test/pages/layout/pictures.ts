import {launchOptions} from '../../support/runners/browser.ts';
import {expect, test} from '../fixtures.ts';
import {writeInOwnLetters} from './letters.ts';
import type {Look} from './look-theme.ts';
import {type Language, Stage, type Width} from './stage.ts';
import {STATES} from './states.ts';

/** A state, after those that lead to it. */
type Picture = readonly [language: Language, width: Width, ...states: string[]];

const PICTURES: Readonly<Record<Look, readonly Picture[]>> = {
  demo: [
    ['ja', 390, 'ready', 'empty with filters'],
    ['ja', 390, 'ready', 'ready with two filters'],
    ['ja', 390, 'ready', 'ready with two filters', 'drawer open'],
    ['en', 390, 'ready', 'suggestions open'],
    ['de', 390, 'failed, in the theme’s place'],
    ['ar', 390, 'ready', 'ready with two filters'],
    ['ja', 1280, 'ready', 'ready with two filters'],
    ['en', 1280, 'ready', 'empty with filters'],
  ],
  Dawn: [
    ['ja', 390, 'ready', 'ready with two filters'],
    ['en', 390, 'ready', 'empty with filters'],
  ],
  Horizon: [
    ['ja', 390, 'ready', 'empty with filters'],
    ['en', 1280, 'ready', 'ready with one filter'],
  ],
};

const {args = [], ...options} = await launchOptions();

/** Compares states with the pictures in this folder. Letters are as wide as designed, whatever a machine's screen is like. */
export function comparePictures(look: Look): void {
  test.use({
    launchOptions: {...options, args: [...args, '--font-render-hinting=none', '--disable-lcd-text']},
  });
  for (const [language, width, ...states] of PICTURES[look]) {
    const state = states.at(-1) ?? '';
    test(`“${state}” in the look of ${look} in ${language}, ${width} px wide, is as in its picture`, async ({
      demo,
    }) => {
      const stage = await Stage.open(demo, language);
      await stage.resize(width);
      for (const name of states) await STATES.find(each => each.name === name)?.enter(stage);
      await writeInOwnLetters(stage.page);
      const file = `${look} ${language} ${width} ${state}`.replace(/\W+/g, '-').toLowerCase();
      await expect(stage.page).toHaveScreenshot(`${file}.png`, {maxDiffPixelRatio: 0.01});
    });
  }
}
