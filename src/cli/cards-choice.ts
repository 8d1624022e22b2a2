import {ask, type Input} from './confirm.ts';

const CHOICES = ['collections', 'everywhere', 'none'] as const;

/** The pages that show the theme's own cards, which the platform renders, in place of the list's. */
export type CardsChoice = (typeof CHOICES)[number];

/** The choice if the command does not ask. */
export const DEFAULT_CARDS: CardsChoice = 'collections';

/** The choices in words, for messages. */
export const CARDS_CHOICES = CHOICES.join(', ');

/** Reads a choice, or the beginning of its name; the default from an empty text. */
export const readCardsChoice = (text: string): CardsChoice | undefined =>
  CHOICES.find(choice => choice.startsWith(text.trim().toLowerCase()));

export const isCardsChoice = (value: unknown): value is CardsChoice => CHOICES.some(each => each === value);

/**
 * Asks where to show the theme's own cards, until the answer is a choice. Without a terminal, it is the default.
 *
 * @param extras the features of these cards that the list's cards lack.
 */
export async function askForCards(
  extras: readonly string[],
  ...terminal: [input?: Input, screen?: NodeJS.WritableStream]
): Promise<CardsChoice> {
  const question = `\nThe theme’s own cards have ${extras.join(', ')}. The platform renders them after each search.\nWhere should lists show them: collections, everywhere, none? [collections] `;
  for (;;) {
    const choice = readCardsChoice((await ask(question, ...terminal)) ?? '');
    if (choice) return choice;
  }
}
