import {
  type Box,
  type Control,
  intersection,
  type PageParts,
  PageWalk,
  type TextBlock,
} from './page-parts.ts';

/** The columns of a text, and those of the box it stands in: a full-width letter has two (Unicode, UAX #11). */
const LONG_TEXT = 20;
const NARROW_BOX = 12;

/** Sizes in px: WCAG 2.2, 2.5.8, and that for a finger, of which the border of a form around a field may be a part. */
const TARGET = 24;
const TOUCH_TARGET = 44;
const BORDERS = 2;

/** The part of a scrolling row's first item that is in sight, in px, if the item is wider. */
const SEEN_OF_ROW = 120;

/** Lists what is wrong with the layout of the page, as `rule: what`. Runs in the page. */
export function findFaults(isTouched: boolean): string[] {
  // Further down, the page scrolls below headers that stay.
  scrollTo(0, 0);
  const parts = new PageWalk(document.body);
  const faults = [
    ...findWide(parts),
    ...findNarrow(parts),
    ...findCut(parts),
    ...findOverlaps(parts),
    ...findHiddenRows(parts),
    ...findSmall(parts, isTouched),
  ];
  return [...new Set(faults)];
}

/** The page scrolls sideways, or a text can't be reached because the page does not. */
function findWide({texts, controls}: PageParts): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  const faults = scrollWidth > clientWidth + 1 ? [`wide: the page, by ${scrollWidth - clientWidth} px`] : [];
  const isOutside = (box: Box | undefined) => box && (box.left < -1 || box.right > clientWidth + 1);
  for (const {isOurs, lines, text} of texts)
    if (isOurs && lines.some(({visible}) => isOutside(visible))) faults.push(`wide: ${text}`);
  for (const control of controls)
    if (control.isOurs && isOutside(control.box)) faults.push(`wide: ${nameOf(control)}`);
  return faults;
}

/** A long text in a box of a few letters. */
function findNarrow({texts}: PageParts): string[] {
  return texts.filter(each => each.isOurs && isNarrow(each)).map(({text}) => `narrow: ${text}`);
}

function isNarrow({element, text, lines}: TextBlock): boolean {
  const columns = columnsOf(text);
  const isWrapped = new Set(lines.map(({letters}) => Math.round(letters.top))).size > 1;
  if (columns <= LONG_TEXT || !isWrapped) return false;
  const written = lines.reduce((sum, {letters}) => sum + letters.right - letters.left, 0);
  const {paddingLeft, paddingRight} = getComputedStyle(element);
  const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return room < (NARROW_BOX * written) / columns;
}

function columnsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\uffdc]/.test(letter) ? 2 : 1), 0);
}

/** A text that a container cuts without an ellipsis or a fading edge; a chosen option or a hint wider than its field. */
function findCut({texts, controls}: PageParts): string[] {
  const cut = texts.filter(
    ({isOurs, element, lines}) =>
      isOurs && lines.some(line => line.cut && !hasSign(element) && !hasSign(line.cut)),
  );
  const fields = controls.filter(({isOurs, element}) => isOurs && isFieldCut(element));
  return [...cut.map(({text}) => `cut: ${text}`), ...fields.map(each => `cut: ${nameOf(each)}`)];
}

function hasSign(element: Element): boolean {
  const {textOverflow, webkitLineClamp, maskImage} = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none';
}

function isFieldCut(field: Element): boolean {
  const text = fieldText(field);
  if (!text || hasSign(field)) return false;
  const style = getComputedStyle(field);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  canvas.font = style.font;
  canvas.letterSpacing = style.letterSpacing;
  const arrow = field.matches('select') && style.appearance !== 'none' ? 16 : 0;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return canvas.measureText(text).width + arrow + padding > field.clientWidth + 2;
}

/** What a field has to show whole. Words that a shopper types are exempt: however long they are, the field scrolls with the caret. */
function fieldText(field: Element): string | undefined {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (field.type === 'number') return field.value || field.placeholder;
  return /text|search/.test(field.type) && !field.value ? field.placeholder : undefined;
}

/** A text over another text or over a control that is not its own, and a control over another one. */
function findOverlaps({texts, controls}: PageParts): string[] {
  const boxes: Seen[] = [
    ...texts.flatMap(part => part.lines.flatMap(({visible}) => (visible ? [{part, box: visible}] : []))),
    ...controls.filter(({element}) => !element.matches('[type=range]')).map(part => ({part, box: part.box})),
  ];
  boxes.sort((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  for (const [index, one] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next] as Seen;
      if (other.box.top >= one.box.bottom - 1) break;
      if (isOver(one, other)) faults.push(`over: ${nameOf(one.part)} | ${nameOf(other.part)}`);
    }
  return faults;
}

interface Seen {
  readonly part: TextBlock | Control;
  readonly box: Box;
}

function isOver({part: one, box}: Seen, {part: other, box: otherBox}: Seen): boolean {
  if (!(one.isOurs || other.isOurs) || one.layer !== other.layer) return false;
  if (isRelated(one, other) || isRelated(other, one)) return false;
  const shared = intersection(box, otherBox);
  return shared !== undefined && shared.right - shared.left > 1 && shared.bottom - shared.top > 1;
}

/** Whether one part is in the other, or in the label of the other. */
function isRelated(one: TextBlock | Control, other: TextBlock | Control): boolean {
  const owner = 'target' in other ? other.target : other.element;
  return one.path.includes(owner) || one.path.includes(other.element);
}

/** A row that scrolls, of which hardly the first item is in sight. */
function findHiddenRows({scrollers}: PageParts): string[] {
  return scrollers.flatMap(row => {
    const first = row.querySelector('button, a, label, input');
    if (!first) return [];
    const least = Math.min(first.getBoundingClientRect().width, SEEN_OF_ROW);
    return row.clientWidth < least - 1 ? [`hidden: ${first.textContent?.trim()}`] : [];
  });
}

function findSmall({controls}: PageParts, isTouched: boolean): string[] {
  return controls.flatMap(control => {
    const {isOurs, target} = control;
    if (!isOurs) return [];
    const {width, height} = target.getBoundingClientRect();
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    if (width < TARGET - 0.5 || height < TARGET - 0.5) return [`small: ${nameOf(control)}: ${size}`];
    const isLow = isTouched && Math.min(width, height) < TOUCH_TARGET - BORDERS - 0.5;
    return isLow && hasRoom(control, controls) ? [`small for a finger: ${nameOf(control)}: ${size}`] : [];
  });
}

/** Whether a target and its neighbours could be as large as a finger's without touching each other. */
function hasRoom({target, layer}: Control, controls: readonly Control[]): boolean {
  const {left, right, top, bottom} = target.getBoundingClientRect();
  const moreX = Math.max(0, TOUCH_TARGET - (right - left));
  const moreY = Math.max(0, TOUCH_TARGET - (bottom - top));
  const grown = {left: left - moreX, right: right + moreX, top: top - moreY, bottom: bottom + moreY};
  return !controls.some(
    other => other.layer === layer && other.target !== target && intersection(grown, other.box) !== undefined,
  );
}

function nameOf(part: TextBlock | Control): string {
  if ('text' in part) return part.text;
  const {element, target} = part;
  const name = element.ariaLabel || target.textContent?.trim().replace(/\s+/g, ' ') || '';
  return `${element.getAttribute('part') ?? element.localName} “${name.slice(0, 60)}”`;
}

// A card far down that the browser skips has the height that it had at the width before, and its unseen content overflows that.
const wholeCards = new CSSStyleSheet();
wholeCards.replaceSync('.search-card { content-visibility: visible !important }');
document.adoptedStyleSheets.push(wholeCards);

Object.assign(globalThis, {findFaults});
