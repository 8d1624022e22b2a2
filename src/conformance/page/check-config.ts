import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import type {Settings} from '../../service/browser/config-block.ts';
import {nameWithAdvice, unknownNames} from './unknown-names.ts';

/** Finds unknown names in a page's configuration. Developers only: it loads all messages. */
export function checkNames({messages, events}: Pick<Settings, 'messages' | 'events'>): string[] {
  const problems = [
    ...unknownNames(Object.keys(messages), Object.keys(texts)).map(
      name => `"messages" has no text ${nameWithAdvice(name)}`,
    ),
    ...unknownNames(Object.keys(events), ['search', 'click']).map(
      name => `"events" has no event ${nameWithAdvice(name)}`,
    ),
    ...Object.entries(messages).flatMap(([key, message]) => checkPlaceholders(key, message)),
  ];
  return problems.map(problem => `in <script data-storefront-search>, ${problem}`);
}

/** Finds placeholders that the original message lacks: nothing would replace them. */
function checkPlaceholders(key: string, message: Message): string[] {
  const original = texts[key as keyof typeof texts];
  if (!original) return [];
  const known = placeholdersOf(original);
  return placeholdersOf(message)
    .filter(name => !known.includes(name))
    .map(name => `"${key}" has no ${name}${known.length > 0 ? `; there is ${known.join(', ')}` : ''}.`);
}

/** An element with the attribute `data-storefront-search`. */
export interface FoundBlock {
  /** Whether it is a `<script type="application/json">`. */
  readonly isTyped: boolean;
}

/** Finds configuration blocks that are ignored: only the first one of the right type is read. */
export function checkBlocks(blocks: readonly FoundBlock[]): string[] {
  const read = blocks.find(({isTyped}) => isTyped);
  return blocks
    .filter(block => block !== read)
    .map(({isTyped}) =>
      isTyped
        ? 'a further <script data-storefront-search> is not read: put what it says into the first.'
        : 'what has data-storefront-search is not read: it must be a <script type="application/json">.',
    );
}
