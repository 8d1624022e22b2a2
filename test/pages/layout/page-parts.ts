/** What the rules of the audit look at, as far as a shopper sees it. */
export interface PageParts {
  readonly texts: readonly TextBlock[];
  readonly controls: readonly Control[];
  /** Rows that scroll sideways. */
  readonly scrollers: readonly HTMLElement[];
}

/** The text of a block, with its inline elements. */
export interface TextBlock extends Part {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly fontSize: number;
}

interface Line {
  /** The letters as they are laid out, without the space above and below them. */
  readonly letters: Box;
  /** What no container clips; `undefined` if nothing is left. */
  readonly visible: Box | undefined;
  /** What hides the rest, if that can't be scrolled into view. */
  readonly cut: Element | undefined;
}

export interface Control extends Part {
  /** The control, or what takes clicks for it: its label, or the card of a link. */
  readonly target: Element;
  readonly box: Box;
}

interface Part {
  readonly element: Element;
  /** The flat tree's ancestors, innermost first. */
  readonly path: readonly Element[];
  /** The popover, dialog, pinned banner or opened group that the part belongs to: it covers the page on purpose. */
  readonly layer: Element | undefined;
  readonly isOurs: boolean;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What an element's content inherits from its ancestors. */
interface Surroundings {
  readonly path: readonly Element[];
  readonly layer: Element | undefined;
  readonly isOurs: boolean;
  readonly clips: readonly Clip[];
  /** The clips of positioned ancestors, to which an absolutely positioned element belongs. */
  readonly positionedClips: readonly Clip[];
  readonly block: BlockDraft;
}

interface Clip {
  readonly element: Element;
  readonly box: Box;
  readonly scrolls: boolean;
}

interface BlockDraft extends Surroundings {
  readonly element: Element;
  readonly nodes: Text[];
}

const OURS =
  'search-box, search-results, facet-panel, .search-browse, [class^="storefront-search"], [class*=" storefront-search"]';

const THEME_CARDS = '.storefront-search-grid, .storefront-search-grid *';

const CARD = '.search-card, .storefront-search-grid > li';

const CONTROLS = 'button, select, input:not([type=hidden]), textarea, a[href], summary, [role=option]';

/** Walks through the page as it is rendered: slots hold what is assigned to them. */
export class PageWalk implements PageParts {
  readonly texts: TextBlock[] = [];
  readonly controls: Control[] = [];
  readonly scrollers: HTMLElement[] = [];

  constructor(start: HTMLElement) {
    const none = {path: [], layer: undefined, isOurs: false, clips: [], positionedClips: []};
    this.#walk(start, {...none, block: {...none, element: start, nodes: []} as unknown as BlockDraft});
  }

  #walk(element: Element, around: Surroundings): void {
    const style = getComputedStyle(element);
    // The content of closed details has a place, but is not rendered.
    const isRendered = style.display === 'contents' || element.checkVisibility();
    if (!isRendered || isForReadersOnly(style)) return;
    const inner = this.#enter(element, style, around);
    const isHidden = style.visibility !== 'visible' || Number(style.opacity) < 0.01;
    if (!isHidden && element.matches(CONTROLS)) this.#addControl(element, inner);
    for (const child of childrenOf(element)) {
      if (child instanceof Element) this.#walk(child, inner);
      else if (child instanceof Text && child.data.trim() && !isHidden) inner.block.nodes.push(child);
    }
    if (inner.block.element === element) this.#addText(inner.block);
  }

  #enter(element: Element, style: CSSStyleDeclaration, around: Surroundings): Surroundings {
    const isTop = element.matches(':modal, :popover-open');
    const isFree = isTop || style.position === 'fixed';
    const outer = isFree ? [] : style.position === 'absolute' ? around.positionedClips : around.clips;
    const clips = [...outer, ...this.#clipsOf(element, style)];
    const inner = {
      path: [element, ...around.path],
      layer: isTop || isPinned(style) || isOpenedGroup(element, style) ? element : around.layer,
      // The cards of the fallback are the theme's.
      isOurs: (around.isOurs || element.matches(OURS)) && !element.matches(THEME_CARDS),
      clips,
      positionedClips: style.position === 'static' ? around.positionedClips : clips,
    };
    const isInline = /^(inline|contents)$/.test(style.display);
    const block = isInline ? around.block : ({...inner, element, nodes: []} as unknown as BlockDraft);
    return {...inner, block};
  }

  #clipsOf(element: Element, {overflowX, overflowY}: CSSStyleDeclaration): Clip[] {
    if (overflowX === 'visible' || element === document.body) return [];
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      this.scrollers.push(element as HTMLElement);
    return [{element, box: element.getBoundingClientRect(), scrolls}];
  }

  #addControl(element: Element, {path, layer, isOurs, clips}: Surroundings): void {
    const isChoice = element.matches('[type=radio], [type=checkbox]');
    const owner = isChoice ? element.closest('label') : element.matches('a') && element.closest(CARD);
    const target = owner || element;
    const box = clipped(element.getBoundingClientRect(), clips);
    if (box) this.controls.push({element, target, path, layer, isOurs, box});
  }

  #addText({element, nodes, path, layer, isOurs, clips}: BlockDraft): void {
    if (!nodes.length) return;
    const fontSize = Number.parseFloat(getComputedStyle(nodes[0]?.parentElement ?? element).fontSize);
    const lines = nodes.flatMap(node => lettersOf(node)).map(letters => lineOf(letters, clips));
    const text = nodes.map(({data}) => data.trim().replace(/\s+/g, ' ')).join(' ');
    this.texts.push({element, text, lines, fontSize, path, layer, isOurs});
  }
}

function childrenOf(element: Element): Iterable<Node> {
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    return assigned.length ? assigned : element.childNodes;
  }
  return (element.shadowRoot ?? element).childNodes;
}

/** Text for screen readers only. */
function isForReadersOnly({clipPath, clip}: CSSStyleDeclaration): boolean {
  return /^inset\((50|100)%/.test(clipPath) || /^rect\((0|1)px/.test(clip);
}

/** An opened group of a bar covers the list. */
/** Whether an element stays at the lower edge of the screen. */
const isPinned = ({position, bottom}: CSSStyleDeclaration): boolean =>
  position === 'sticky' && bottom !== 'auto';

function isOpenedGroup(element: Element, {position}: CSSStyleDeclaration): boolean {
  return position === 'absolute' && element.parentElement?.querySelector('[aria-expanded=true]') !== null;
}

/** A letter is about as high as its font size. */
function lettersOf(node: Text): Box[] {
  const size = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({width}) => width > 0)
    .map(({left, right, top, bottom}) => {
      const spare = Math.max(0, bottom - top - size) / 2;
      return {left, right, top: top + spare, bottom: bottom - spare};
    });
}

function lineOf(letters: Box, clips: readonly Clip[]): Line {
  // What a scroller hides comes into view, so that only what is visible in it can be cut by the containers around it.
  let seen: Box | undefined = letters;
  let cut: Element | undefined;
  for (const {element, box, scrolls} of [...clips].reverse()) {
    const room = (letters.bottom - letters.top) / 8;
    const isCut =
      seen &&
      Math.max(box.left - seen.left, seen.right - box.right, box.top - seen.top, seen.bottom - box.bottom) >
        room;
    if (isCut && !scrolls) cut ??= element;
    seen = seen && intersection(seen, box);
  }
  return {letters, visible: seen, cut};
}

function clipped(box: Box, clips: readonly Clip[]): Box | undefined {
  let left: Box | undefined = box;
  for (const clip of clips) left = left && intersection(left, clip.box);
  return left;
}

/** What two boxes share. */
export function intersection(one: Box, other: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}
