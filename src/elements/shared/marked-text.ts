import {type ElementPart, noChange} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {highlight} from '../../core/query/highlight.ts';

/**
 * Shows a text as the only content of an element, with the words of a query marked: `<bdi ${markedText(title, 'linen', 'en')}></bdi>`.
 * Like `textContent`, it replaces what a browser that translates the page made of the text before.
 */
class MarkedText extends Directive {
  #text: string | undefined;
  #query: string | undefined;

  override render(_text: string, _query: string, _locale: string): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [text, query, locale]: [string, string, string]): unknown {
    if (text === this.#text && query === this.#query) return noChange;
    this.#text = text;
    this.#query = query;
    element.replaceChildren(
      ...highlight(text, query, locale).map(([piece, matches]) => (matches ? mark(piece) : piece)),
    );
    return noChange;
  }
}

const mark = (text: string): HTMLElement =>
  Object.assign(document.createElement('mark'), {textContent: text});

export const markedText = directive(MarkedText);
