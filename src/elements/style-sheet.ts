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
  const {adoptedStyleSheets} = element.getRootNode() as Document | ShadowRoot;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
