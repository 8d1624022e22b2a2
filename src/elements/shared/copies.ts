/**
 * Removes children that an element of this kind rendered elsewhere, and that came with its markup: from a page cache, or as a
 * theme clones a part of its page.
 *
 * @param own the element's own, which stays.
 */
export function removeCopies(element: Element, className: string, own?: Element | DocumentFragment): void {
  for (const child of [...element.children])
    if (child !== own && child.classList.contains(className)) child.remove();
}
