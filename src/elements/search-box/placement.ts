/** Pixels between the box and its panel. */
const GAP = 6;
/** The panel's least width by the style sheet, in pixels. */
const MIN_WIDTH = 352;

/** Keeps a panel below its box, or above where there is more room, and inside the window, until the signal aborts. */
export function place(panel: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const update = () => {
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {top, bottom, left, right, width: boxWidth} = outlineOf(box).getBoundingClientRect();
    const isAbove = top > height - bottom;
    const size = Math.min(Math.max(boxWidth, MIN_WIDTH), width * 0.92);
    const start = getComputedStyle(box).direction === 'rtl' ? right - size : left;
    Object.assign(panel.style, {
      // Without popovers, the panel is not in the top layer.
      zIndex: 100,
      top: isAbove ? 'auto' : `${bottom}px`,
      bottom: isAbove ? `${height - top}px` : 'auto',
      left: `${Math.min(Math.max(start, GAP), width - size - GAP)}px`,
      width: `${size}px`,
      maxHeight: `${(isAbove ? top : height - bottom) - 2 * GAP}px`,
    });
  };
  update();
  addEventListener('scroll', update, {capture: true, passive: true, signal});
  addEventListener('resize', update, {signal});
}

/** The element that takes a box's place in the page's layout: its form, where the box has none, as one that an embed has put around it. */
export function outlineOf(box: HTMLElement): HTMLElement {
  const isOutline = getComputedStyle(box).display !== 'contents';
  return isOutline ? box : (box.querySelector('form') ?? box);
}
