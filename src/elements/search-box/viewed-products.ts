import type {ProductItem} from '../../core/contract/schema.ts';
import {storeHref} from '../../core/products/link.ts';
import {requestProduct} from '../../service/shopify/product-data.ts';
import {getLocalization} from '../shared/localize.ts';
import type {Links} from './suggestion-groups.ts';
import type {Option, OptionGroup} from './suggestions-model.ts';

/** The products that the shopper viewed last, as the platform has them now: at other prices, in another language, or gone. */
export class ViewedProducts {
  /** By handle; `null` for a product that is gone. */
  readonly #items = new Map<string, ProductItem | null>();
  #isLoading = false;

  /** Returns the group of the products that the platform has returned. */
  group(handles: readonly string[], {rootUrl, here}: Links): OptionGroup {
    const options = handles.flatMap((handle): Option[] => {
      const item = this.#items.get(handle);
      if (!item) return [];
      return [{id: `viewed-${handle}`, kind: 'product', href: storeHref(item.url, rootUrl, here), item}];
    });
    return {kind: 'viewed', options};
  }

  /** Requests missing products. Returns whether there are new ones; `false` while a request is under way. */
  async load(handles: readonly string[]): Promise<boolean> {
    const missing = handles.filter(handle => !this.#items.has(handle));
    if (this.#isLoading || missing.length === 0) return false;
    this.#isLoading = true;
    await this.#request(missing);
    this.#isLoading = false;
    return missing.some(handle => this.#items.get(handle));
  }

  async #request(handles: readonly string[]): Promise<void> {
    const localization = await getLocalization().catch(() => undefined);
    if (!localization) return;
    const {rootUrl, money} = localization;
    const source = {rootUrl, rate: money.rate};
    await Promise.all(
      handles.map(async handle => {
        const item = await requestProduct(handle, source);
        if (item !== undefined) this.#items.set(handle, item);
      }),
    );
  }
}
