import {type CardsChoice, DEFAULT_CARDS} from '../cards-choice.ts';
import {KitUses} from '../kit-uses.ts';
import type {Look} from '../preset.ts';
import type {Theme} from '../theme.ts';
import {formSteps} from './form-steps.ts';
import type {GuideStep} from './guide-step.ts';
import {layoutSteps} from './layout-steps.ts';
import {scriptStep} from './script-step.ts';
import {templateSteps} from './template-steps.ts';

/**
 * Lists the steps of the install guide that are left for a theme, with the lines that a search for their texts finds.
 *
 * @param cards the pages on which the developer wants the theme's own cards.
 */
export async function listGuideSteps(
  theme: Theme,
  look: Look,
  cards: CardsChoice = DEFAULT_CARDS,
): Promise<GuideStep[]> {
  const uses = await KitUses.in(theme);
  const script = await scriptStep(theme, look);
  return [
    ...(await layoutSteps(theme, uses)),
    ...(await formSteps(theme, uses, look)),
    ...(script ? [script] : []),
    ...(await templateSteps(theme, uses, look, cards)),
  ];
}
