import {type ElementPart, noChange} from 'lit';
import {Directive, directive} from 'lit/directive.js';

/**
 * Shows a text as the only content of an element: `<span ${textContent('12')}></span>`.
 *
 * A child expression would be lost where the browser has translated the page, because that wraps text in elements of its own;
 * `.textContent` would replace the text node each time, which costs a browser several times as much as changing it.
 */
class TextContent extends Directive {
  #shown: string | undefined;

  override render(_text: string): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [text]: [string]): unknown {
    if (text !== this.#shown) write(element, text);
    this.#shown = text;
    return noChange;
  }
}

function write(element: Element, text: string): void {
  const {firstChild} = element;
  if (firstChild instanceof Text && !firstChild.nextSibling) firstChild.data = text;
  else element.textContent = text;
}

export const textContent = directive(TextContent);
