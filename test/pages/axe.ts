import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe objects to in the page, or in one element of it, as `rule: elements`. */
export async function findViolations(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const {violations} = await page.evaluate<AxeResults, string>(within => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return Reflect.get(globalThis, 'axe').run(within, {runOnly: tags});
  }, selector);
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(node => node.html).join('\n')}`);
}
