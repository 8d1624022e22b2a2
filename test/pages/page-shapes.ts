import type {JSHandle, Page} from '@playwright/test';
import {findCutOff, type Root} from './cut-off.ts';

/** Returns the document and every shadow root in it, including nested ones. */
function rootsOf(page: Page): Promise<JSHandle<Root[]>> {
  return page.evaluateHandle(() => {
    const roots: Root[] = [document];
    // The loop also visits the roots that it adds.
    for (const root of roots) {
      roots.push(...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? []));
    }
    return roots;
  });
}

/** Adds rules with a constructed style sheet, because the store's policy allows no style element. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate(
    ([roots, text]) => {
      for (const root of roots) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      }
    },
    [await rootsOf(page), rules] as const,
  );
}

export async function doubleText(page: Page): Promise<void> {
  const size = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  await addRules(page, `:root { font-size: ${size * 2}px }`);
}

/** The text spacing that WCAG 2.2, 1.4.12 requires pages to support. */
export const OWN_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

/** Returns by how much the page is wider than its viewport, and the elements that extend beyond it. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(
    roots => {
      const {scrollWidth, clientWidth} = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = roots
        .flatMap(root => [...root.querySelectorAll('*')])
        .filter(element => element.getBoundingClientRect().right > clientWidth + 1)
        .map(element => `${element.localName}.${element.className}`);
      return [`${scrollWidth - clientWidth} px`, ...beyond];
    },
    await rootsOf(page),
  );
}

/** Lists what `findCutOff` finds. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(findCutOff, await rootsOf(page));
}

/** Lists controls below the size of WCAG 2.2, 2.5.8. Measures a control, or the label that takes clicks for it. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    roots => {
      const isOurs = (element: Element) =>
        element.getRootNode() !== document || element.closest('search-box, search-results, facet-panel');
      return (
        roots
          .flatMap(root => [
            ...root.querySelectorAll('button, select, input, a[href], summary, [role=option]'),
          ])
          .filter(isOurs)
          // A card's link covers its card. Those of a list that nobody has filtered are the theme's.
          .filter(control => !control.matches('.search-card-title, .storefront-search-fallback li *'))
          .filter(control => control.checkVisibility({visibilityProperty: true}))
          .flatMap(control => {
            const target =
              (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control;
            const {width, height} = target.getBoundingClientRect();
            const name = `${control.localName} ${target.textContent?.trim() || control.ariaLabel}`;
            return width === 0 || (width >= 24 && height >= 24) ? [] : [`${name}: ${width} × ${height}`];
          })
      );
    },
    await rootsOf(page),
  );
}

/** Lists elements with a visible movement. A fade is no movement. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(
    roots =>
      roots
        .flatMap(root => root.getAnimations())
        .filter(animation => (animation as CSSTransition).transitionProperty !== 'opacity')
        .filter(({effect}) => Number(effect?.getComputedTiming().duration) > 10)
        .map(({effect}) => `${(effect as KeyframeEffect).target?.localName}`),
    await rootsOf(page),
  );
}

/** Slows down animations a hundredfold, so that none ends before a test sees it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', {playbackRate: 0.01});
}
