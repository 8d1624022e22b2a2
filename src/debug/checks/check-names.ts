import {closest, distance} from 'fastest-levenshtein';
import texts from '../../core/messages/en.ts';
import type {Config} from '../../service/config.ts';

/** What a theme says under names that nothing here has. Only the drawer looks: it takes every text to know all names. */
export function checkNames({messages, events}: Pick<Config, 'messages' | 'events'>): string[] {
  const problems = [
    ...unknown(messages, Object.keys(texts)).map(problem => `"messages" has no text ${problem}`),
    ...unknown(events, ['search', 'click']).map(problem => `"events" has no event ${problem}`),
    ...Object.entries(messages).flatMap(([key, message]) => checkPlaceholders(key, message)),
  ];
  return problems.map(problem => `in <script data-storefront-search>, ${problem}`);
}

/** Attributes of one of our elements that look like one of its own, but are not read. */
export function checkAttributes(element: Element): string[] {
  const {observedAttributes: known = []} = element.constructor as {observedAttributes?: readonly string[]};
  return element
    .getAttributeNames()
    .filter(name => !known.includes(name) && likely(name, known))
    .map(name => `<${element.localName}> has no attribute ${advise(name, known)}`);
}

function unknown(given: object, known: readonly string[]): string[] {
  return Object.keys(given)
    .filter(name => !known.includes(name))
    .map(name => advise(name, known));
}

function advise(name: string, known: readonly string[]): string {
  const meant = likely(name, known);
  return `"${name}"${meant ? `: "${meant}" is one` : ''}.`;
}

/** The known name that was meant, if one is spelt much like it. */
function likely(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  const nearest = closest(plain(name), known.map(plain));
  const isNear = distance(plain(name), nearest) <= Math.min(2, nearest.length / 4);
  return isNear ? known.find(each => plain(each) === nearest) : undefined;
}

/** A placeholder that the text does not have would be left blank. */
function checkPlaceholders(key: string, message: string | object): string[] {
  const original = texts[key as keyof typeof texts];
  if (!original) return [];
  const known = placeholders(original);
  return placeholders(message)
    .filter(name => !known.includes(name))
    .map(name => `"${key}" has no {${name}}${known.length > 0 ? `; there is {${known.join('}, {')}}` : ''}.`);
}

/** Those of a text, or of all its plural forms. */
function placeholders(message: string | object): string[] {
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  return [...new Set(forms.join().match(/(?<=\{)\w+(?=\})/g) ?? [])];
}
