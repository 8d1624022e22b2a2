/** Pixels between the box and its list. */
const GAP = 6;
/** What the style sheet gives a list at least, in pixels. */
const MIN_WIDTH = 352;

/** Keeps a panel under its box, or above where there is more room, and inside the window, until `signal` says so. */
export function place(panel: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const put = () => {
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {top, bottom, left, right, width: own} = box.getBoundingClientRect();
    const isAbove = top > height - bottom;
    const size = Math.min(Math.max(own, MIN_WIDTH), width * 0.92);
    const start = getComputedStyle(box).direction === 'rtl' ? right - size : left;
    Object.assign(panel.style, {
      // Where there are no popovers either.
      zIndex: 100,
      top: isAbove ? 'auto' : `${bottom}px`,
      bottom: isAbove ? `${height - top}px` : 'auto',
      left: `${Math.min(Math.max(start, GAP), width - size - GAP)}px`,
      width: `${size}px`,
      maxHeight: `${(isAbove ? top : height - bottom) - 2 * GAP}px`,
    });
  };
  if (!signal.aborted) put();
  addEventListener('scroll', put, {capture: true, passive: true, signal});
  addEventListener('resize', put, {signal});
}
