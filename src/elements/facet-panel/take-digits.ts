import {plainAmount} from '../../core/money/plain-amount.ts';

/**
 * Writes a typed or pasted amount into a number field with the digits 0 to 9 and without separators of thousands. Browsers drop
 * the digits of all scripts but their own language's.
 *
 * @param digits decimal places of the currency.
 */
export function takeDigits(event: InputEvent, digits: number): void {
  const {data} = event;
  const plain = plainAmount(data ?? '', digits);
  if (plain === data || event.isComposing || data === null) return;
  event.preventDefault();
  // Keeps the caret and what can be undone, unlike a change of the value.
  if (plain) document.execCommand('insertText', false, plain);
}
