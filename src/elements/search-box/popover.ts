import {css} from 'lit';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {BoxPart} from './box-host.ts';
import {outlineOf} from './overlay.ts';
import {closed} from './suggestions-model.ts';

/** Pixels between the box and its panel. */
const GAP = 6;
/** The panel's least width by the style sheet, in pixels. */
const MIN_WIDTH = 352;

/**
 * Shows the panel of a search box as a popover above everything else on the page, so that no header cuts it off, anchored to the box. In
 * a browser without anchor positioning, a script places the popover.
 */
export const popover: BoxPart = (box, signal) => {
  /** Present while the popover is open. */
  let placing: AbortController | undefined;
  const close = () => {
    placing?.abort();
    placing = undefined;
  };
  adoptStyles(box, panelStyles);
  signal.addEventListener('abort', close);
  // The popover opens while its panel is hidden and empty: filled, it would be laid out twice.
  return () => {
    const panel = box.querySelector<HTMLElement>('.search-panel');
    const {isOpen, overlay} = box.model;
    // In the overlay, the panel is a part of the box.
    const isShown = isOpen && overlay !== 'open';
    // The browser closes a popover that is removed from the page.
    if (!panel || isClosed(panel)) close();
    if (!panel || isShown === Boolean(placing)) return;
    if (isShown) {
      placing = new AbortController();
      if (!CSS.supports('anchor-scope: all')) place(panel, box, placing.signal);
    } else close();
    // A browser without popovers shows the panel where the styles and the script place it.
    panel.togglePopover?.(isShown);
  };
};

/** Closes the list on a pointerdown outside the box, since a touch there may leave focus where it is. */
export const pressOutside: BoxPart = (box, signal) => {
  /** Seen from the document, the target of an event may be a component whose shadow root the box is in. */
  let inside: Event | undefined;
  const onPressInside = (event: Event) => {
    inside = event;
  };
  const onPress = (event: Event) => {
    if (event !== inside) box.change(closed);
  };
  box.addEventListener('pointerdown', onPressInside, {signal});
  document.addEventListener('pointerdown', onPress, {signal});
};

/** Whether a panel was removed from the page since it opened, also if it is back. */
const isClosed = (panel: HTMLElement) => Boolean(panel.togglePopover) && !panel.matches(':popover-open');

/** Keeps a panel below its box, or above where there is more room, and inside the window, until the signal aborts. */
function place(panel: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
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

/** The default styles of the panel, in light DOM; see `adoptStyles`. The styles of the overlay come after them. */
const panelStyles = css`
  div:where(.search-panel) {
    position: fixed;
    inset: auto;
    position-anchor: --search-box;
    position-area: block-end span-inline-end;
    position-try: most-block-size flip-block, flip-inline, flip-block flip-inline;
    box-sizing: border-box;
    inline-size: anchor-size(inline);
    min-inline-size: min(352px, 92vw);
    max-block-size: min(576px, 100% - 12px);
    margin: 6px 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    border-radius: var(--search-radius, 8px);
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
    text-align: start;
    box-shadow: 0 12px 32px #0002;
  }
  div:where(.search-panel:lang(ja)) {
    word-break: auto-phrase;
  }
  div:where(.search-panel:not([hidden])) {
    display: flex;
    flex-direction: column;
  }
  :where(.search-panel *):not(_) {
    line-height: 1.4;
  }
  @media print {
    div:where(.search-panel) {
      display: none !important;
    }
  }
`;
