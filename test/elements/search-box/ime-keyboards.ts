/** An event of a key, of a composition or of an edit, as a browser sent it. */
export interface ImeEvent {
  readonly type:
    | 'keydown'
    | 'keyup'
    | 'compositionstart'
    | 'compositionupdate'
    | 'compositionend'
    | 'beforeinput'
    | 'input';
  readonly key?: string;
  readonly keyCode?: number;
  readonly inputType?: string;
  readonly data?: string | null;
  /** `undefined` on the edits of Safari before 16.4. */
  readonly isComposing?: boolean | undefined;
  /** The value of the input from this event on. */
  readonly value?: string;
}

/** A key that an IME handles, and the text of its composition after it. */
export interface Press {
  readonly key: string;
  readonly keyCode: number;
  readonly text: string;
  /** The value of the input before the composition. */
  readonly before: string;
  /** Whether the key begins the composition. */
  readonly first: boolean;
}

/** The order of a browser's events during a composition. */
export interface Keyboard {
  compose(press: Press): ImeEvent[];
  /** The last key, or a tap on a candidate. */
  commit(press: Press): ImeEvent[];
}

const TEXT = 'insertCompositionText';

const down = (key: string, isComposing: boolean): ImeEvent => ({
  type: 'keydown',
  key,
  keyCode: 229,
  isComposing,
});
const up = (key: string, keyCode: number, isComposing: boolean): ImeEvent => ({
  type: 'keyup',
  key,
  keyCode,
  isComposing,
});
const start: ImeEvent = {type: 'compositionstart', data: ''};
const startOf = ({first}: Press): ImeEvent[] => (first ? [start] : []);
const update = ({text}: Press): ImeEvent => ({type: 'compositionupdate', data: text});
const end = ({text}: Press): ImeEvent => ({type: 'compositionend', data: text});
const announce = ({text}: Press): ImeEvent => ({
  type: 'beforeinput',
  inputType: TEXT,
  data: text,
  isComposing: true,
});
const edit = ({text, before}: Press, isComposing = true): ImeEvent => ({
  type: 'input',
  inputType: TEXT,
  data: text,
  isComposing,
  value: before + text,
});

/** Chrome 97 on macOS, recorded for the tests of VS Code (`textAreaInput.test.ts`); 99 and Edge 99 are the same. */
export const chromeOnMac: Keyboard = {
  compose: press => [
    down(press.key, !press.first),
    ...startOf(press),
    announce(press),
    update(press),
    edit(press),
    up(press.key, press.keyCode, true),
  ],
  commit: press => [
    down(press.key, true),
    announce(press),
    update(press),
    edit(press),
    end(press),
    up(press.key, press.keyCode, false),
  ],
};

/** Chrome 97 on Windows 10, recorded there too: each key is named `Process`, and has two keyup events. */
export const chromeOnWindows: Keyboard = {
  compose: press => [
    ...chromeOnMac.compose({...press, key: 'Process', keyCode: 229}),
    up(press.key, press.keyCode, true),
  ],
  commit: press => [
    ...chromeOnMac.commit({...press, key: 'Process', keyCode: 229}),
    up(press.key, press.keyCode, false),
  ],
};

/** Chrome on Android with Gboard, 2025 (ruffle-rs/ruffle#19896): keys have no name, and the order differs. */
export const chromeOnAndroid: Keyboard = {
  compose: press => [
    down('Unidentified', !press.first),
    ...startOf(press),
    update(press),
    announce(press),
    edit(press),
    up('Unidentified', 229, true),
  ],
  commit: press => [
    down('Unidentified', true),
    update(press),
    announce(press),
    edit(press),
    end(press),
    up('Unidentified', 229, false),
  ],
};

/** Firefox 98 on macOS and Windows (Qiita 8663d047a3794dd5605e, w3c/uievents#202): the last edit follows the end. */
export const firefox: Keyboard = {
  compose: press => [
    down('Process', !press.first),
    ...startOf(press),
    update(press),
    announce(press),
    edit(press),
    up('Process', 229, true),
  ],
  commit: press => [
    down('Process', true),
    announce(press),
    end(press),
    edit(press, false),
    up(press.key, press.keyCode, false),
  ],
};

/**
 * Safari on macOS, recorded for the tests of VS Code (microsoft/vscode#119469): keydown follows the edit, and at the end the text
 * is deleted and inserted again.
 *
 * @param isComposing the flag of the edits: `undefined` before 16.4.
 */
export function safari(isComposing: true | undefined): Keyboard {
  const compose = (press: Press): ImeEvent[] => [
    ...startOf(press),
    update(press),
    {...announce(press), isComposing},
    {...edit(press), isComposing},
  ];
  const commit = (press: Press): ImeEvent[] => [
    {type: 'beforeinput', inputType: 'deleteCompositionText', data: null, isComposing},
    {type: 'input', inputType: 'deleteCompositionText', data: null, isComposing, value: press.before},
    {...announce(press), inputType: 'insertFromComposition', isComposing},
    {...edit(press), inputType: 'insertFromComposition', isComposing},
    end(press),
  ];
  return {
    compose: press => [...compose(press), down(press.key, true), up(press.key, press.keyCode, true)],
    commit: press => [...commit(press), down(press.key, false), up(press.key, press.keyCode, false)],
  };
}

/** Safari on iOS: as on macOS, but its Japanese keyboards dispatch no key events. */
export const safariOnPhone: Keyboard = {
  compose: press => withoutKeys(safari(true).compose(press)),
  commit: press => withoutKeys(safari(true).commit(press)),
};

const withoutKeys = (events: ImeEvent[]) => events.filter(({type}) => !type.startsWith('key'));
