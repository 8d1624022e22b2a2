import type {ImeEvent} from './ime-keyboards.ts';

/** A key on iOS that writes a letter. */
export function typed(key: string, value: string): ImeEvent[] {
  return press(key, [
    {type: 'beforeinput', inputType: 'insertText', data: key, isComposing: false},
    {type: 'input', inputType: 'insertText', data: key, isComposing: false, value},
  ]);
}

/** A key on iOS that replaces a Korean syllable. */
export function retyped(key: string, text: string, without: string, value: string): ImeEvent[] {
  return press(key, replaced(text, without, value));
}

/** A text that replaces another one, which is deleted first. */
export function replaced(text: string, without: string, value: string): ImeEvent[] {
  return [
    {type: 'beforeinput', inputType: 'deleteContentBackward', data: null, isComposing: false},
    {type: 'input', inputType: 'deleteContentBackward', data: null, isComposing: false, value: without},
    {type: 'beforeinput', inputType: 'insertText', data: text, isComposing: false},
    {type: 'input', inputType: 'insertText', data: text, isComposing: false, value},
  ];
}

function press(key: string, edits: ImeEvent[]): ImeEvent[] {
  return [
    {type: 'keydown', key, keyCode: 0, isComposing: false},
    ...edits,
    {type: 'keyup', key, keyCode: 0, isComposing: false},
  ];
}
