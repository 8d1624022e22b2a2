import type {Page} from '@playwright/test';
import {framesPass} from './frames.ts';

/** A layout shift that follows no input. */
interface Shift {
  readonly value: number;
  /** The elements that moved, each with its places before and after. */
  readonly moved: string;
}

/** Keeps the layout shifts of the pages that are opened from now on. The browser ignores those within half a second after an input. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput, sources} = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: {node: Element | null; previousRect: DOMRect; currentRect: DOMRect}[];
        };
        const place = ({x, y, width, height}: DOMRect) => `${width}×${height} at ${x},${y}`;
        const moved = sources.map(
          ({node, previousRect, currentRect}) =>
            `${node?.nodeName ?? 'a part'} ${place(previousRect)}, then ${place(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push({value, moved: moved.join('; ')});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** Returns the page's layout shifts, once the current frame has been observed. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await framesPass(page);
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
