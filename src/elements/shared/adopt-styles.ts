import type {CSSResult} from 'lit';

/**
 * Adds styles to the document or shadow root of an element, once. Each rule for light DOM has the specificity of one
 * element selector, `a:where(.search-option)`, and comes after the theme's sheets: it wins against a theme's resets, such as
 * `button {all: unset}`, and loses to all of its classes.
 */
export function adoptStyles(element: Node, {styleSheet}: CSSResult): void {
  // A removed element is in neither.
  const {adoptedStyleSheets} = element.getRootNode() as Partial<Document | ShadowRoot>;
  if (styleSheet && adoptedStyleSheets?.includes(styleSheet) === false) adoptedStyleSheets.push(styleSheet);
}
