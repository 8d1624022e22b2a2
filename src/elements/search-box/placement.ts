/** Pixels between the box and its panel. */
const GAP = 6;
/** The panel's least width by the style sheet, in pixels. */
const MIN_WIDTH = 352;

/** Keeps a panel below its box, or above where there is more room, and inside the window, until the signal aborts. */
export function place(panel: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const update = () => {
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {top, bottom, left, right, width: boxWidth} = box.getBoundingClientRect();
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
