import type {FoundTemplate, TemplateNode} from '../../conformance/page/check-templates.ts';

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
