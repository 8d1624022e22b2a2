import type {ChildPart} from 'lit';
import {Directive, directive} from 'lit/directive.js';

/**
 * Removes the comments that end the items of a `repeat` together with the items. lit-html 3.3.1 to 3.3.3 leave them in the document,
 * one for each item that goes (lit/lit#5298).
 */
export class EndMarkers {
  #known: ReadonlySet<Node> = new Set();
  #drawn = new Set<Node>();

  /** The content of an item. */
  readonly item = (content: unknown): unknown => markedItem(content, this.#drawn);

  /** Removes the markers of the items that the latest render no longer drew. Call it after each render. */
  removeStray(): void {
    for (const end of this.#known) if (!this.#drawn.has(end)) end.parentNode?.removeChild(end);
    this.#known = this.#drawn;
    this.#drawn = new Set();
  }
}

class MarkedItem extends Directive {
  override render(content: unknown, _ends: Set<Node>): unknown {
    return content;
  }

  override update({endNode}: ChildPart, [content, ends]: [unknown, Set<Node>]): unknown {
    if (endNode) ends.add(endNode);
    return content;
  }
}

const markedItem = directive(MarkedItem);
