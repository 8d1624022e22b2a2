import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import type {Demo, PageOptions} from './fixtures.ts';
import {seeState} from './shopper.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists axe's violations in the page or one of its elements, as `rule: elements`. */
export async function findViolations(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const {violations} = await page.evaluate<AxeResults, string>(within => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return Reflect.get(globalThis, 'axe').run(within, {runOnly: tags});
  }, selector);
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(node => node.html).join('\n')}`);
}

/** Opens a page, and lists its violations once its lists of results are in a state. */
export async function findIn(
  demo: Demo,
  path: string,
  options: PageOptions,
  state: RegExp,
): Promise<string[]> {
  const {page} = await demo.open(path, options);
  for (const list of await page.locator('search-results').all()) {
    await list.scrollIntoViewIfNeeded();
    await seeState(list, state);
  }
  const violations = await findViolations(page);
  // The missing plan is logged once.
  if (options.state === 'plan-missing') await demo.hearErrors(page);
  // The HTML specification allows no feed of list items; ARIA, browsers and WCAG do.
  return violations.filter(violation => !violation.startsWith('aria-allowed-role'));
}
