import {type ElementPart, noChange} from 'lit';
import {Directive, directive} from 'lit/directive.js';

/**
 * Shows a text as the only content of an element: `<span ${textContent('12')}></span>`.
 *
 * A child expression would be lost where the browser has translated the page, because a translation wraps text in elements of its own;
 * `.textContent` would replace the text node each time, which costs a browser several times as much as changing it.
 */
class TextContent extends Directive {
  #text: string | undefined;

  override render(_text: string): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [text]: [string]): unknown {
    if (text !== this.#text) write(element, text);
    this.#text = text;
    return noChange;
  }
}

export const textContent = directive(TextContent);

/** A no-break space: an invisible change that makes a screen reader announce the same text again. */
const MARK = '\u00a0';

/**
 * Shows a status and marks its text if that says the same of another subject: `<p role="status" ${statusText('12 results', query)}></p>`.
 * Screen readers read a status only when its text changes.
 */
class StatusText extends Directive {
  #text: string | undefined;
  #subject: string | undefined;
  #isMarked = false;

  override render(_text: string, _subject: string | undefined): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [text, subject]: [string, string | undefined]): unknown {
    const isRepeated = text === this.#text;
    if (isRepeated && (text === '' || subject === this.#subject)) return noChange;
    this.#isMarked = isRepeated && !this.#isMarked;
    write(element, this.#isMarked ? text + MARK : text);
    this.#text = text;
    this.#subject = subject;
    return noChange;
  }
}

export const statusText = directive(StatusText);

function write(element: Element, text: string): void {
  const {firstChild} = element;
  if (firstChild instanceof Text && !firstChild.nextSibling) firstChild.data = text;
  else element.textContent = text;
}
