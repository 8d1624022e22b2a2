import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchBoxElement} from '../elements/search-box/search-box.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {defineElement} from '../elements/shared/search-element.ts';

export {configure} from '../store/globals.ts';

/**
 * Registers the three elements. With a prefix, for pages that have other elements of these names: `define({prefix:
 * 'shop'})` registers `<shop-search-box>`, `<shop-search-results>` and `<shop-facet-panel>`. Leaves a tag that is already
 * defined alone.
 *
 * @throws {SyntaxError} if no tag can start with the prefix, such as `1` or `Shop`.
 */
export function define({prefix = ''}: {prefix?: string} = {}): void {
  const name = (tag: string) => (prefix ? `${prefix}-${tag}` : tag);
  // A class can be registered only once; a subclass allows a second name.
  defineElement(name('search-box'), class extends SearchBoxElement {});
  defineElement(name('search-results'), class extends SearchResultsElement {});
  defineElement(name('facet-panel'), class extends FacetPanelElement {});
}
