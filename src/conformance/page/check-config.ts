import {closest, distance} from 'fastest-levenshtein';
import texts from '../../i18n/messages/en.ts';
import {type Message, placeholdersOf} from '../../i18n/translator.ts';
import type {Settings} from '../../service/browser/config.ts';

/** Finds unknown names in a page's configuration. For developers only, because it loads all messages. */
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
  if (!Object.hasOwn(texts, key)) return [];
  const known = placeholdersOf(texts[key as keyof typeof texts]);
  return placeholdersOf(message)
    .filter(name => !known.includes(name))
    .map(
      name =>
        `the text "${key}" has no placeholder ${name}${known.length > 0 ? `; it has ${known.join(', ')}` : ''}.`,
    );
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
        ? 'another <script data-storefront-search> is not read: move its settings into the first one.'
        : 'an element with data-storefront-search is not read: it must be a <script type="application/json">.',
    );
}

/** A name that is not among the known ones. */
export interface UnknownName {
  readonly name: string;
  /** The known name with the most similar spelling, if one is close enough. */
  readonly meant: string | undefined;
}

/** Finds the given names that are not among the known ones. */
export function unknownNames(given: readonly string[], known: readonly string[]): UnknownName[] {
  return given.filter(name => !known.includes(name)).map(name => ({name, meant: likely(name, known)}));
}

/** Quotes a name, with a suggestion of the name that was probably meant. */
export function nameWithAdvice({name, meant}: UnknownName): string {
  return `"${name}".${meant ? ` Did you mean "${meant}"?` : ''}`;
}

function likely(name: string, known: readonly string[]): string | undefined {
  const nearest = closest(plain(name), known.map(plain));
  const isNear = distance(plain(name), nearest) <= Math.min(2, nearest.length / 4);
  return isNear ? known.find(each => plain(each) === nearest) : undefined;
}

/** Removes the differences between `page-size`, `pageSize` and `page_size`. */
function plain(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}
