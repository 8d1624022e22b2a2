/** A style sheet from CSS; roots share it. */
export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Adds a style sheet to the document or shadow root that an element stands in, once. Each rule for light DOM counts as
 * much as one for an element, `a:where(.search-option)`, and comes after the theme's sheets: it withstands a theme's
 * resets, such as `button {all: unset}`, and yields to all of its rules with a class.
 */
export function adoptStyles(element: Node, sheet: CSSStyleSheet): void {
  // An element that was taken away meanwhile stands in neither.
  const {adoptedStyleSheets} = element.getRootNode() as Partial<Document | ShadowRoot>;
  if (adoptedStyleSheets?.includes(sheet) === false) adoptedStyleSheets.push(sheet);
}
