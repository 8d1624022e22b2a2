import type {ProductItem} from '../../core/contract/schema.ts';
import {requestProduct} from '../../service/shopify/product-data.ts';
import {getLocalization} from '../shared/localize.ts';

/** The products that the shopper viewed last, as the platform has them now: at other prices, in another language, or gone. */
export class ViewedProducts {
  /** By handle; `null` for a product that is gone. */
  readonly #items = new Map<string, ProductItem | null>();
  #isLoading = false;

  /** Returns the products that the platform has returned. */
  of(handles: readonly string[]): ProductItem[] {
    return handles.flatMap(handle => this.#items.get(handle) ?? []);
  }

  /** Requests missing products. Returns whether there are new ones; `false` while a request is under way. */
  async load(handles: readonly string[]): Promise<boolean> {
    const missing = handles.filter(handle => !this.#items.has(handle));
    if (this.#isLoading || missing.length === 0) return false;
    this.#isLoading = true;
    await this.#request(missing);
    this.#isLoading = false;
    return this.of(missing).length > 0;
  }

  async #request(handles: readonly string[]): Promise<void> {
    const localization = await getLocalization().catch(() => undefined);
    if (!localization) return;
    const {rootUrl, money} = localization;
    await Promise.all(
      handles.map(async handle => {
        const item = await requestProduct(handle, {rootUrl, rate: money.rate});
        if (item !== undefined) this.#items.set(handle, item);
      }),
    );
  }
}
