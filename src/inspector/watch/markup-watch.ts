import {checkBlocks, checkNames, type FoundBlock} from '../../conformance/page/check-config.ts';
import {
  checkAttributes,
  checkBanners,
  checkInstances,
  checkTemplates,
} from '../../conformance/page/check-names.ts';
import {type FoundTemplate, findMistakes, type TemplateNode} from '../../conformance/page/check-templates.ts';
import {checkValues} from '../../conformance/page/check-values.ts';
import {logLine} from '../../service/console/problems.ts';
import {globals} from '../../store/globals.ts';
import {listElements} from '../report.ts';
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
  [checkAttributes, checkTemplates, checkBanners, checkValues]
    .flatMap(check => check(element))
    .forEach(logLine);
  readTemplates(element).flatMap(findMistakes).forEach(logLine);
}

/** Reads the templates among an element's children. */
export const readTemplates = (element: Element): FoundTemplate[] =>
  Array.from(element.querySelectorAll<HTMLTemplateElement>(':scope > template'), ({slot, content}) => ({
    slot,
    content: Array.from(content.children, child => readNode(child, content)),
  }));

const readNode = (element: Element, content: DocumentFragment): TemplateNode => ({
  name: element.localName,
  attributes: Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value])),
  children: Array.from(element.children, child => readNode(child, content)),
  line: lineOf(element, content),
});

/** Counts the lines of the texts and comments before an element. */
function lineOf(element: Element, content: DocumentFragment): number {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  let line = 1;
  while (texts.nextNode()) {
    const {currentNode} = texts;
    const isBefore = currentNode.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBefore) line += currentNode.nodeValue?.match(/\n/g)?.length ?? 0;
  }
  return line;
}
