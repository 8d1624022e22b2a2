/**
 * Translates an element as browsers do: each text node is replaced by elements with another text, and is no longer in the page.
 */
export function translate(element: Node): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text && node.data.trim()) node.replaceWith(translated(node.data));
    else if (!(node instanceof Text)) translate(node);
  }
}

function translated(text: string): HTMLElement {
  const outer = document.createElement('font');
  outer.append(Object.assign(document.createElement('font'), {textContent: `⟨${text.trim()}⟩`}));
  return outer;
}
