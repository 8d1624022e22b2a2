/** A tree of elements and texts. */
export type Root = Document | ShadowRoot;

/**
 * Finds texts that extend beyond a clipping box or beyond their own by more than a part of a letter, and fields lower
 * than their letters. Scrollable content is not cut off. Runs in the page, and therefore calls no other function.
 */
export function findCutOff(roots: Root[]): string[] {
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

  const around = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

  const isIn = (element: Element | null, test: (each: Element) => boolean): boolean =>
    element !== null && (test(element) || isIn(around(element), test));

  const isOurs = (element: Element) =>
    isIn(element, each => each.matches('search-box, search-results, facet-panel'));

  /** Text for screen readers only. */
  const isUnseen = (element: Element) => isIn(element, each => getComputedStyle(each).clipPath !== 'none');

  // The content of a closed <details> has no layout, but its box clips its paint.
  const folded = roots
    .flatMap(root => [...root.querySelectorAll<HTMLElement>('*')])
    .filter(element => getComputedStyle(element).contentVisibility === 'auto');
  for (const {style} of folded) style.setProperty('content-visibility', 'visible', 'important');
  const clipping = new Set<Element>(folded);

  /** From a text's box outwards. A positioned box belongs to its containing block. */
  const boxesAround = (parent: Element) => {
    const boxes: Element[] = [];
    let position = '';
    for (let each: Element | null = parent; each && each !== document.body; each = around(each)) {
      const style = getComputedStyle(each);
      if (/^(inline|contents)$/.test(style.display)) continue;
      if (position === 'absolute' && style.position === 'static' && !clipping.has(each)) continue;
      boxes.push(each);
      ({position} = style);
      if (position === 'fixed') break;
    }
    return boxes;
  };

  const findCutting = (text: Box, size: number, boxes: readonly Element[]) =>
    boxes.find((box, index) => {
      const {overflowX, overflowY, overflowClipMargin} = getComputedStyle(box);
      const place = box.getBoundingClientRect();
      const axes = [
        ['left', 'right', overflowX],
        ['top', 'bottom', overflowY],
      ] as const;
      return axes.some(([start, end, overflow]) => {
        if (/auto|scroll/.test(overflow)) {
          text[start] = Math.max(text[start], place[start]);
          text[end] = Math.min(text[end], place[end]);
          return false;
        }
        const clips = clipping.has(box) || overflow !== 'visible';
        if (!clips && index > 0) return false;
        const room = clips ? size / 12 + (Number.parseFloat(overflowClipMargin) || 0) : size / 4;
        return Math.max(place[start] - text[start], text[end] - place[end]) > room;
      });
    });

  const found = new Set<string>();
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !parent || !isOurs(parent) || isUnseen(parent)) continue;
      if (!parent.checkVisibility({visibilityProperty: true})) continue;
      const {fontSize, letterSpacing} = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const boxes = boxesAround(parent);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const {left, right, top, bottom} of range.getClientRects()) {
        // A letter is about as high as its font size; the space above and below it may be clipped.
        const spare = Math.max(0, bottom - top - size) / 2;
        const spacing = Number.parseFloat(letterSpacing) || 0;
        const letters = {left, right: right - spacing, top: top + spare, bottom: bottom - spare};
        const box = findCutting(letters, size, boxes);
        if (box) found.add(`${text} by ${box.localName}.${box.className || box.getAttribute('part')}`);
      }
    }
  }
  for (const field of roots.flatMap(root => [...root.querySelectorAll('input, select')])) {
    if (!isOurs(field) || isUnseen(field) || !field.checkVisibility()) continue;
    if (field.matches('[type=radio], [type=checkbox], [type=range]')) continue;
    if (field.clientHeight < Number.parseFloat(getComputedStyle(field).fontSize))
      found.add(`${field.ariaLabel ?? ''} by ${field.localName}`);
  }
  for (const {style} of folded) style.removeProperty('content-visibility');
  return [...found];
}
