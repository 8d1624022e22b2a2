import {type Composition, isConverted, isUnfinished} from '../../core/query/composition.ts';
import {getConfig} from '../../store/globals.ts';

/**
 * Watches the compositions of a text field, and decides whether its text is finished enough to be searched for.
 *
 * Listens to `keydown`, `compositionstart`, `compositionupdate`, `input` and `compositionend`.
 */
export class CompositionWatch implements EventListenerObject {
  #composition: Composition | undefined;
  #isAndroid = false;
  /** Stays for a composition: text that is converted may become Latin letters on the way. */
  #isConverted = false;

  /** Whether an input method is composing: then the field must not be written to. */
  get isComposing(): boolean {
    return this.#composition !== undefined;
  }

  /** Whether the text is not to be searched for yet. */
  get isUnfinished(): boolean {
    return this.#composition !== undefined && (this.#isConverted || isUnfinished(this.#composition));
  }

  handleEvent(event: Event): void {
    const {type} = event;
    const input = event.target as HTMLInputElement;
    const {data = '', isComposing} = event as InputEvent;
    // Keyboards on Android report keys without a name.
    if (type === 'keydown') this.#isAndroid = (event as KeyboardEvent).key === 'Unidentified';
    else if (type === 'compositionstart')
      this.#start(input.value.slice(0, input.selectionStart ?? undefined));
    else if (type === 'compositionupdate') this.#update(data ?? '');
    // In Safari before 16.4 an input event lacks the flag, and only `compositionend` ends a composition.
    else if (type === 'compositionend' || isComposing === false) this.#end();
    // The composition began before this code was loaded.
    else if (isComposing && !this.#composition) {
      this.#start('');
      this.#update(input.value);
    }
  }

  #start(before: string): void {
    this.#end();
    this.#composition = {text: '', before, language: getConfig().locale, isAndroid: this.#isAndroid};
  }

  #update(text: string): void {
    if (!this.#composition) return;
    this.#composition = {...this.#composition, text};
    this.#isConverted ||= isConverted(this.#composition);
  }

  #end(): void {
    this.#composition = undefined;
    this.#isConverted = false;
  }
}
