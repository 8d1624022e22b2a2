/** A style sheet from CSS; roots share it. */
export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Adds a style sheet to the document or shadow root that an element stands in, once. Such sheets put their rules in a
 * cascade layer, so that any rule of the theme wins.
 */
export function adoptStyles(element: Node, sheet: CSSStyleSheet): void {
  // An element that was taken away meanwhile stands in neither.
  const {adoptedStyleSheets} = element.getRootNode() as Partial<Document | ShadowRoot>;
  if (adoptedStyleSheets?.includes(sheet) === false) adoptedStyleSheets.push(sheet);
}
