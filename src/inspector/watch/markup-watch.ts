import {checkBlocks, checkNames, type FoundBlock} from '../../conformance/page/check-config.ts';
import {checkAttributes, checkInstances, checkTemplates} from '../../conformance/page/check-names.ts';
import {findMistakes} from '../../conformance/page/check-templates.ts';
import {checkValues} from '../../conformance/page/check-values.ts';
import {logLine} from '../../service/console/log.ts';
import {globals} from '../../store/globals.ts';
import {listElements} from '../report.ts';
import {readTemplates} from './read-templates.ts';
import {whenSet} from './when-set.ts';

/** Logs, once each, the names and values in the theme's markup that the elements do not read or cannot use. */
export function watchMarkup(): void {
  whenSet(globals, 'config', config => checkNames(config).forEach(logLine));
  checkBlocks(findBlocks()).forEach(logLine);
  const elements = listElements();
  checkInstances(elements).forEach(logLine);
  for (const element of elements) void watchAttributes(element);
}

function findBlocks(): FoundBlock[] {
  const blocks = document.querySelectorAll('[data-storefront-search]');
  return Array.from(blocks, block => ({isTyped: block.matches('script[type="application/json"]')}));
}

async function watchAttributes(element: Element): Promise<void> {
  await customElements.whenDefined(element.localName);
  // An element removed in the meantime was never upgraded.
  if (!element.isConnected) return;
  [checkAttributes, checkTemplates, checkValues].flatMap(check => check(element)).forEach(logLine);
  readTemplates(element).flatMap(findMistakes).forEach(logLine);
}
