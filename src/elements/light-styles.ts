import type {CSSResult} from 'lit';

/**
 * Adds styles to the document or shadow root that an element stands in, once. They sit in a cascade layer, so that
 * any rule of the theme wins.
 */
export function adoptStyles(element: Element, {styleSheet}: CSSResult): void {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets.push(styleSheet);
}
