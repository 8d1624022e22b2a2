import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from '../fixtures.ts';
import {installIn, type Look} from './look-theme.ts';
import {LANGUAGES, Stage, WIDTHS, type Width} from './stage.ts';
import {type LayoutState, STATES} from './states.ts';

/** The widths of screens that are touched. */
const TOUCHED = 390;

const COMBINATIONS = STATES.reduce((sum, {widths = WIDTHS}) => sum + widths.length, 0);

/** Tests the layout of every state at every width, in each language. */
export function auditLook(look: Look): void {
  const demoArguments = installIn(look);
  test.use({demoArguments});
  test.afterAll(() => {
    const [, theme] = demoArguments;
    if (theme) rmSync(theme, {recursive: true, force: true});
  });
  for (const language of LANGUAGES) {
    test(`no text or control is out of place in the look of ${look} in ${language}, in ${COMBINATIONS} states and widths`, async ({
      demo,
    }) => {
      test.setTimeout(180_000);
      const stage = await Stage.open(demo, language);
      const faults: string[] = [];
      // Each state begins at the width at which the one before it ended.
      for (const [index, state] of STATES.entries())
        faults.push(...(await audit(stage, state, index % 2 ? [...WIDTHS].reverse() : WIDTHS)));
      assert.deepEqual(faults, []);
    });
  }
}

async function audit(stage: Stage, state: LayoutState, order: readonly Width[]): Promise<string[]> {
  const faults: string[] = [];
  if (!state.isOfWidth) await state.enter(stage);
  for (const width of order) {
    if (state.widths && !state.widths.includes(width)) continue;
    await stage.resize(width);
    if (state.isOfWidth) await state.enter(stage);
    for (const fault of await stage.findFaults(width <= TOUCHED))
      faults.push(`${state.name}, ${width} px: ${fault}`);
    if (state.isOfWidth) await state.leave?.(stage);
  }
  if (!state.isOfWidth) await state.leave?.(stage);
  return faults;
}
