/** What has elements and texts of its own. */
export type Root = Document | ShadowRoot;

/**
 * The elements' texts that reach beyond a box that clips, or stand out of their own one by more than a part of a letter,
 * and fields lower than their letters. What can be scrolled to is not cut off. It is run in the page, and so calls nothing.
 */
export function findCutOff(roots: Root[]): string[] {
  type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

  const around = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

  const isIn = (element: Element | null, test: (each: Element) => boolean): boolean =>
    element !== null && (test(element) || isIn(around(element), test));

  const isOurs = (element: Element) =>
    isIn(element, each => each.matches('search-box, search-results, facet-panel'));

  /** For screen readers only. */
  const isUnseen = (element: Element) => isIn(element, each => getComputedStyle(each).clipPath !== 'none');

  // What is out of sight is not laid out before it is scrolled to. Such a box clips what it paints.
  const folded = roots
    .flatMap(root => [...root.querySelectorAll<HTMLElement>('*')])
    .filter(element => getComputedStyle(element).contentVisibility === 'auto');
  for (const {style} of folded) style.setProperty('content-visibility', 'visible', 'important');
  const clipping = new Set<Element>(folded);

  /** From a text's own box outwards. What has a place of its own is held by the box that it is placed in. */
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
        // A letter is about as high as its font is large; the font's own room above and below may be clipped.
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
