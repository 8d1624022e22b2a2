import type {Page} from 'playwright';
import type {Random} from '../bench/budget/random.ts';
import {PAIRS} from '../support/stores/queries.ts';

export const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 800};

/**
 * Performs a random action of the shopper or the theme on the results page. Runs in the page itself and never checks the
 * outcome, because there are thousands of actions. Returns the action.
 */
export async function act(page: Page, random: Random): Promise<string> {
  const action = random.pick(OFTEN_ACTIONS);
  await perform(page, action, random);
  return action;
}

/** Performs an action of the shopper or the theme. */
export async function perform(page: Page, action: Action, random: Random): Promise<void> {
  if (action === 'turn') await page.setViewportSize(page.viewportSize()?.width === 390 ? WIDE : NARROW);
  else await page.evaluate(performInPage, {action, word: random.pick(WORDS), chance: random.next()});
}

/** How often each action occurs, relative to the sum. */
const OFTEN = {
  submit: 3,
  type: 4,
  keys: 1,
  clear: 1,
  choose: 3,
  remove: 1,
  price: 2,
  open: 1,
  sort: 1,
  more: 1,
  retry: 1,
  click: 1,
  back: 1,
  forward: 1,
  turn: 1,
  move: 1,
  renew: 1,
} as const;

export type Action = keyof typeof OFTEN;
type InPage = Exclude<Action, 'turn'>;

/** All actions of the shopper and the theme. */
export const ACTIONS = Object.keys(OFTEN) as Action[];

const OFTEN_ACTIONS = Object.entries(OFTEN).flatMap(([action, often]) => Array(often).fill(action)) as [
  Action,
  ...Action[],
];

/** Enough words that the cache lacks most of them. */
const WORDS = [
  '送料',
  'zzzz',
  ...Object.values(PAIRS.ja).flatMap(pairs => pairs.map(([query]) => query)),
] as [string, ...string[]];

/** Runs in the page. */
function performInPage({action, word, chance}: {action: InPage; word: string; chance: number}): void {
  const pick = <E>(elements: readonly E[]) => elements[Math.floor(chance * elements.length)];
  const all = [...document.querySelectorAll<HTMLElement>('search-box, search-results, facet-panel')];
  const field = document.querySelector<HTMLInputElement>('search-box input');
  const within = <E extends HTMLElement>(selector: string) =>
    all.flatMap(each => [...(each.shadowRoot?.querySelectorAll<E>(selector) ?? [])]);
  const click = (selector: string) => pick(within(selector))?.click();
  const enter = (text: string) => {
    if (!field) return;
    field.click();
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: text}));
  };
  const set = (control: HTMLInputElement | HTMLSelectElement | undefined, value: string | undefined) => {
    if (!control || value === undefined) return;
    control.value = value;
    control.dispatchEvent(new Event('change', {bubbles: true}));
  };
  const actions: Readonly<Record<InPage, () => unknown>> = {
    submit: () => {
      enter(word);
      field?.form?.requestSubmit();
      field?.blur();
    },
    type: () => enter(word.slice(0, 1 + Math.floor(chance * word.length))),
    keys: () => {
      const key = chance < 0.7 ? 'ArrowDown' : chance < 0.9 ? 'Enter' : 'Escape';
      field?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    },
    choose: () => click('input[type=radio], input[type=checkbox]'),
    remove: () => click('[part=chip], [part=clear-all], [part=removals] button'),
    price: () => set(pick(within<HTMLInputElement>('input[type=number]')), `${Math.round(chance * 20_000)}`),
    open: () => click('[part=disclosure], [part=show-more], [part=open], [part=close], [part=show]'),
    sort: () => {
      const [select] = within<HTMLSelectElement>('select');
      set(select, pick([...(select?.options ?? [])])?.value);
    },
    more: () => click('[part=more], [part=previous]'),
    retry: () => click('[part=notice] button'),
    click: () => pick([...document.querySelectorAll<HTMLElement>('li.search-card a')])?.click(),
    // Not beyond the first page.
    back: () => Reflect.get(globalThis, 'navigation').canGoBack && history.back(),
    forward: () => history.forward(),
    clear: () => enter(''),
    // Moves an element, as a theme editor does.
    move: () => {
      const element = pick(all);
      const place = document.createComment('');
      element?.replaceWith(place);
      if (element) place.replaceWith(element);
    },
    // Renders a section again, as themes do.
    renew: () => {
      const element = pick(all);
      const fresh = (Reflect.get(globalThis, 'theme') as Document).querySelector(element?.localName ?? '_');
      if (fresh) element?.replaceWith(document.importNode(fresh, true));
    },
  };
  actions[action]();
}
