import type {Page} from 'playwright';
import type {Random} from '../bench/budget/random.ts';

/** What a shopper does next on the results page, in the page itself: thousands of times, so without a way back. */
export async function act(page: Page, random: Random): Promise<void> {
  const action = random.pick(ACTIONS);
  await page.evaluate(perform, {action, word: random.pick(WORDS), chance: random.next()});
}

type Action = (typeof ACTIONS)[number];

/** The likelier stand more often. */
const ACTIONS = [
  'submit',
  'submit',
  'type',
  'type',
  'type',
  'choose',
  'choose',
  'choose',
  'remove',
  'sort',
  'more',
  'retry',
  'click',
  'back',
  'forward',
  'clear',
] as const;

const WORDS: [string, ...string[]] = [
  'ジャケット',
  'リネン',
  '文具',
  '財布',
  'シャツ',
  'バッグ',
  'コート',
  'キャンプ',
  'ペン',
  '夏',
  'zzzz',
  'linen jacket',
];

/** In the page. */
function perform({action, word, chance}: {action: Action; word: string; chance: number}): void {
  const list = document.querySelector('search-results');
  const panel = document.querySelector('facet-panel');
  const field = document.querySelector<HTMLInputElement>('search-box input');
  const within = (selector: string) =>
    [list, panel].flatMap(each => [...(each?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  const click = (elements: readonly HTMLElement[]) => elements[Math.floor(chance * elements.length)]?.click();
  const enter = (text: string) => {
    if (!field) return;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', {bubbles: true, data: text}));
  };
  const actions: Readonly<Record<Action, () => unknown>> = {
    submit: () => {
      enter(word);
      field?.form?.requestSubmit();
      field?.blur();
    },
    type: () => enter(word.slice(0, 1 + Math.floor(chance * word.length))),
    choose: () => click(within('input[type=radio], input[type=checkbox]')),
    remove: () => click(within('[part=chip], [part=clear-all]')),
    sort: () => {
      const [select] = within('select') as HTMLSelectElement[];
      if (!select) return;
      select.selectedIndex = Math.floor(chance * select.options.length);
      select.dispatchEvent(new Event('change', {bubbles: true}));
    },
    more: () => click(within('[part=more]')),
    retry: () => click(within('[part=notice] button')),
    click: () => click([...document.querySelectorAll<HTMLElement>('li.search-card a')]),
    // Not beyond the first page.
    back: () => Reflect.get(globalThis, 'navigation').canGoBack && history.back(),
    forward: () => history.forward(),
    clear: () => enter(''),
  };
  actions[action]();
}
