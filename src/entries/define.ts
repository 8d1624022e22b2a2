import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchBoxElement} from '../elements/search-box/search-box.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {defineElement} from '../elements/shared/define-element.ts';

/**
 * Registers the three elements, under another prefix where `search-box` and its kin are taken:
 * `define({prefix: 'shop'})` gives `<shop-search-box>`, `<shop-search-results>` and `<shop-facet-panel>`. A tag that is
 * taken is left alone.
 *
 * @throws {SyntaxError} for a prefix that no tag can begin with, such as `1` or `Shop`.
 */
export function define({prefix = ''}: {prefix?: string} = {}): void {
  const name = (tag: string) => (prefix ? `${prefix}-${tag}` : tag);
  // A class can be registered once only; a subclass makes room for a second name.
  defineElement(name('search-box'), class extends SearchBoxElement {});
  defineElement(name('search-results'), class extends SearchResultsElement {});
  defineElement(name('facet-panel'), class extends FacetPanelElement {});
}
