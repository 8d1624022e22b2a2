import {replaced, retyped, typed} from './ime-edits.ts';
import {
  chromeOnAndroid,
  chromeOnMac,
  chromeOnWindows,
  firefox,
  type ImeEvent,
  type Keyboard,
  safari,
  safariOnPhone,
} from './ime-keyboards.ts';

/** The events of writing after a word in the input. */
export interface ImeSequence {
  /** Completes the sentence "a text that is written … is …". */
  readonly how: string;
  /** The value of the input before. */
  readonly before: string;
  readonly events: readonly ImeEvent[];
  /** The value of the input after. */
  readonly after: string;
}

/** Keys with the text of the composition after each; the last key commits the composition. */
type Keys = readonly (readonly [key: string, text: string])[];

const SHIRT: Keys = [
  ['s', 'ｓ'],
  ['h', 'ｓｈ'],
  ['a', 'しゃ'],
  ['t', 'しゃｔ'],
  ['u', 'しゃつ'],
  [' ', '謝津'],
  ['ArrowDown', 'シャツ'],
  ['Enter', 'シャツ'],
];

/** By flicks, with a separate key for the small や, and a tap on a candidate. */
const SHIRT_BY_FLICKS: Keys = [
  ['し', 'し'],
  ['や', 'しや'],
  ['小', 'しゃ'],
  ['つ', 'しゃつ'],
  ['シャツ', 'シャツ'],
];

/** Compositions that are not requested before they end, because their text is not a word yet. */
export const HELD: readonly ImeSequence[] = [
  record('in Japanese with Gboard on Android', 'リネン', chromeOnAndroid, SHIRT_BY_FLICKS),
  record('with the kana keyboard of iOS', 'リネン', safariOnPhone, SHIRT_BY_FLICKS),
  record('with the romaji keyboard of iOS', 'リネン', safariOnPhone, SHIRT),
  record('in Japanese in Safari 17 on macOS', 'リネン', safari(true), SHIRT),
  record('in Japanese in Safari 16.3 on macOS', 'リネン', safari(undefined), SHIRT),
  record('in Japanese in Chrome on macOS', 'リネン', chromeOnMac, SHIRT),
  record('in Japanese in Chrome on Windows with MS-IME', 'リネン', chromeOnWindows, SHIRT),
  record('in Japanese in Firefox with Mozc', 'リネン', firefox, SHIRT),
  record('in Chinese by Bopomofo in Chrome on Windows', '亞麻', chromeOnWindows, [
    ['j', 'ㄨ'],
    ['0', 'ㄨㄢ'],
    ['3', '晚'],
    ['Enter', '晚'],
  ]),
  // Recorded for the tests of VS Code: MS Pinyin, `ni`, Space, `hao`, Space.
  record(
    'in Chinese by Pinyin in Chrome on Windows',
    '亚麻',
    chromeOnWindows,
    [
      ['n', 'n'],
      ['i', 'ni'],
      [' ', '你'],
    ],
    [
      ['h', 'h'],
      ['a', 'ha'],
      ['o', 'hao'],
      [' ', '好'],
    ],
  ),
];

/** Texts that are requested as they are: scripts that are typed without conversion, and edits without a composition. */
export const NOT_HELD: readonly ImeSequence[] = [
  record('in English with Gboard on Android', 'linen ', chromeOnAndroid, [
    ['s', 's'],
    ['h', 'sh'],
    ['i', 'shi'],
    ['r', 'shir'],
    ['t', 'shirt'],
    ['', 'shirt'],
  ]),
  record('in Korean with Gboard on Android', '린넨', chromeOnAndroid, [
    ['ㅅ', 'ㅅ'],
    ['ㅕ', '셔'],
    ['ㅊ', '셫'],
    ['ㅡ', '셔츠'],
    ['', '셔츠'],
  ]),
  // Recorded for the tests of VS Code: 2-Set Korean, whose syllable ends where the next one begins.
  record(
    'in Korean in Chrome on Windows',
    '린넨',
    chromeOnWindows,
    [
      ['d', 'ㅇ'],
      ['k', '아'],
      ['k', '아'],
    ],
    [
      ['k', '가'],
      ['', '가'],
    ],
  ),
  record('in Vietnamese by Telex in Chrome on Windows', 'vải ', chromeOnWindows, [
    ['t', 't'],
    ['i', 'ti'],
    ['e', 'tie'],
    ['e', 'tiê'],
    ['s', 'tiế'],
    ['Enter', 'tiế'],
  ]),
  record('in Thai with Gboard on Android', 'ผ้า', chromeOnAndroid, [
    ['เ', 'เ'],
    ['ส', 'เส'],
    ['ื', 'เสื'],
    ['', 'เสื'],
  ]),
  // Chrome 116 on macOS (w3c/uievents#354).
  record('with a dead key in Chrome', 'caf', chromeOnMac, [
    ['Dead', '´'],
    ['e', 'é'],
  ]),
  {
    // Firefox 54 on Linux (sagemathinc/cocalc#2211): the dead key alone composes nothing.
    how: 'with a dead key in Firefox',
    before: 'caf',
    events: [
      {type: 'keyup', key: 'Dead', keyCode: 0, isComposing: false},
      {type: 'keydown', key: 'e', keyCode: 69, isComposing: false},
      {type: 'compositionstart', data: ''},
      {type: 'compositionupdate', data: 'é'},
      {type: 'compositionend', data: 'é', value: 'café'},
      {type: 'input', inputType: 'insertCompositionText', data: 'é', isComposing: false, value: 'café'},
      {type: 'keyup', key: 'e', keyCode: 69, isComposing: false},
    ],
    after: 'café',
  },
  {
    // iOS 18.4 (ruffle-rs/ruffle#19896, michael/svedit#113): Korean arrives as edits, not as a composition.
    how: 'in Korean on iOS',
    before: '린넨',
    events: [...typed('ㅅ', '린넨ㅅ'), ...retyped('ㅕ', '셔', '린넨', '린넨셔')],
    after: '린넨셔',
  },
  {
    // Windows 11, recorded for the tests of VS Code: the new Korean IME writes its last syllable twice.
    how: 'in Korean with the IME of Windows 11',
    before: '린넨',
    events: [
      ...play(chromeOnWindows, '린넨', [['k', '가']]),
      {type: 'compositionend', data: '가'},
      ...replaced('가', '린넨', '린넨가'),
    ],
    after: '린넨가',
  },
  {
    // iOS 17 and 18, recorded: each guess replaces the one before.
    how: 'by dictation on iOS',
    before: 'linen ',
    events: [
      {type: 'input', inputType: 'insertText', data: 'short', isComposing: false, value: 'linen short'},
      ...['shirt', 'shirts'].map(
        (guess): ImeEvent => ({
          type: 'input',
          inputType: 'insertReplacementText',
          data: guess,
          isComposing: false,
          value: `linen ${guess}`,
        }),
      ),
    ],
    after: 'linen shirts',
  },
];

function record(how: string, before: string, keyboard: Keyboard, ...compositions: Keys[]): ImeSequence {
  const events: ImeEvent[] = [];
  let after = before;
  for (const keys of compositions) {
    const [key, text] = keys.at(-1) ?? ['', ''];
    events.push(...play(keyboard, after, keys.slice(0, -1)));
    events.push(...keyboard.commit({key, keyCode: codeOf(key), text, before: after, first: false}));
    after += text;
  }
  return {how, before, events, after};
}

function play(keyboard: Keyboard, before: string, keys: Keys): ImeEvent[] {
  return keys.flatMap(([key, text], index) =>
    keyboard.compose({key, keyCode: codeOf(key), text, before, first: index === 0}),
  );
}

/** The legacy code of the keyup event. */
function codeOf(key: string): number {
  const named: Record<string, number> = {Enter: 13, ArrowDown: 40, Dead: 229};
  return named[key] ?? key.toUpperCase().charCodeAt(0);
}
