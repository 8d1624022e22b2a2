/** The classes of the nodes that elements render into their light DOM. */
const RENDERED = [
  'search-grid',
  'search-no-results',
  'search-browse',
  'search-root',
  'search-form',
  'search-close',
];

const own = new WeakSet<Element>();

/** Marks a node that an element renders into its light DOM as the element's own. */
export function markOwn<E extends Element>(element: E): E {
  own.add(element);
  return element;
}

/**
 * Removes nodes that another element rendered and that came with its markup: from a page cache, or as a theme clones a part of its page.
 */
export function removeCopies(host: HTMLElement): void {
  for (const child of [...host.children]) {
    if (own.has(child) || !RENDERED.some(name => child.classList.contains(name))) continue;
    child.remove();
    if (child.matches('.search-close')) removeOverlay(host);
    // The form's id belongs to the other box.
    for (const control of host.querySelectorAll(`[form="${child.getAttribute('id')}"]`))
      control.removeAttribute('form');
  }
}

/** Removes the remains of an overlay that was open when the markup was copied. */
function removeOverlay(box: HTMLElement): void {
  Object.assign(box, {popover: null, role: null, ariaModal: null, ariaLabel: null});
  const {previousElementSibling: place} = box;
  if (place?.hasAttribute('data-search-place')) place.remove();
}
