/** A change of the results in a page's viewport from one frame to the next. */
export interface ResultsChange {
  /** The milliseconds since the navigation started. */
  readonly at: number;
  /** The results that the viewport has now: the last segments of their addresses. */
  readonly shown: readonly string[];
  /** The results that were not there before. */
  readonly added: readonly string[];
  /** The results that were in the viewport before, and are not painted on the page any more. */
  readonly replaced: readonly string[];
  /** The results that are elsewhere on the page now, and by how many pixels. */
  readonly moved: readonly (readonly [result: string, by: number])[];
  /** Whether the shopper has acted since the previous results were added. */
  readonly isRequested: boolean;
}

/** Selector of the links of results: in our list, also those that Liquid rendered, and in the lists of the themes Dawn and Horizon. */
export const RESULTS = ':is(search-results, #product-grid, .product-grid) a[href]';

/**
 * Watches the results that a page has painted, after each frame. Runs in the page before its scripts, and is self-contained, because
 * browser tools copy it there. Changes are in `resultsChanges`, too.
 */
export function watchPaintedResults(selector: string, onChange?: (change: ResultsChange) => void): void {
  interface Place {
    /** The edges on the page, with transforms such as those of an animation. */
    readonly top: number;
    readonly bottom: number;
    /** The place in the layout, without transforms. */
    readonly layout: readonly [left: number, top: number];
  }
  /** A link must be in the viewport by this much, and a result that moves by less stays, in pixels. */
  const [VISIBLE, STILL] = [20, 8];
  const changes: ResultsChange[] = [];
  /** The places of the results in the viewport of the previous frame. */
  let before: ReadonlyMap<string, Place> = new Map();
  let isRequested = false;

  const isInView = ({top, bottom}: Place) =>
    bottom - scrollY >= VISIBLE && top - scrollY <= innerHeight - VISIBLE;
  const distanceOf = ({layout: [left, top]}: Place, {layout: [otherLeft, otherTop]}: Place) =>
    Math.max(Math.abs(left - otherLeft), Math.abs(top - otherTop));

  const layoutOf = (element: HTMLElement): [number, number] => {
    const place: [number, number] = [0, 0];
    for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
      place[0] += each.offsetLeft;
      place[1] += each.offsetTop;
    }
    return place;
  };

  /** Returns the places of all painted results on the page, in or out of view. */
  const findPainted = () => {
    const places = new Map<string, Place>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      const key = /\/(?:products|blogs\/[^/]+|pages)\/([^/?#]+)/.exec(link.pathname)?.[1];
      if (!key || places.has(key) || link.getClientRects().length === 0) continue;
      if (!link.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const card = link.closest('li') ?? link;
      const {top, bottom} = card.getBoundingClientRect();
      places.set(key, {top: top + scrollY, bottom: bottom + scrollY, layout: layoutOf(card)});
    }
    return places;
  };

  const compare = () => {
    const now = findPainted();
    const inView = new Map([...now].filter(([, place]) => isInView(place)));
    const shown = [...inView.keys()];
    const added = shown.filter(key => !before.has(key));
    // Scrolling takes results out of view.
    const seen = [...before].filter(([, place]) => isInView(place));
    const replaced = seen.filter(([key]) => !now.has(key)).map(([key]) => key);
    const moved = seen
      .map(([key, place]) => [key, distanceOf(now.get(key) ?? place, place)] as const)
      .filter(([, by]) => by > STILL);
    before = inView;
    if (added.length + replaced.length + moved.length === 0) return;
    const change = {at: Math.round(performance.now()), shown, added, replaced, moved, isRequested};
    changes.push(change);
    onChange?.(change);
    if (added.length > 0) isRequested = false;
  };

  const noteAction = () => {
    isRequested = true;
  };
  // Compares after the frame, and before any other task can change the page: a card that no frame has shown yet has the size that is
  // reserved for it, because its content is laid out when it comes into view.
  const awaitFrame = () =>
    requestAnimationFrame(() => {
      void scheduler.postTask(compare, {priority: 'user-blocking'});
      awaitFrame();
    });
  for (const action of ['pointerdown', 'keydown', 'click', 'input', 'popstate'])
    addEventListener(action, noteAction, {capture: true});
  Object.assign(globalThis, {resultsChanges: changes});
  awaitFrame();
}

/** The results that were replaced or moved after they had been painted, without an action of the shopper. */
export function displacedIn(changes: readonly ResultsChange[]): string[] {
  return changes
    .filter(({isRequested}) => !isRequested)
    .flatMap(({at, replaced, moved}) => [
      ...replaced.map(key => `${key} replaced at ${at} ms`),
      ...moved.map(([key, by]) => `${key} moved by ${by} px at ${at} ms`),
    ]);
}
