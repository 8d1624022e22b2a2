import {isContractSort} from '../../../core/query/platform-address.ts';
import {PlacedFeature} from '../placed-feature.ts';
import type {ThemeSort} from '../places.ts';
import {fillForm, findThemeForm, liquidAddress, sortIn} from './theme-form.ts';

/**
 * Offers the theme's own sorts that the service has not, such as best selling: they lead to Liquid's list of the same filters. Focus stays
 * on the sort when the toolbar takes the place of the theme's, and back.
 */
export class ThemeSorts extends PlacedFeature {
  protected readonly places = {sorts: () => this.#sorts};
  #sorts: readonly ThemeSort[] = [];
  #hasFocus = false;

  override hostConnected(): void {
    super.hostConnected();
    this.#sorts = [...(this.#themeSelect?.options ?? [])]
      .filter(({value}) => !isContractSort(value))
      .map(({value, text}) => ({value, text, follow: () => this.#follow(value)}));
  }

  hostUpdate(): void {
    const {activeElement} = document;
    this.#hasFocus =
      activeElement?.localName === 'select'
        ? activeElement === this.#themeSelect
        : this.#select !== null && this.#select === this.host.shadowRoot?.activeElement;
  }

  hostUpdated(): void {
    if (!this.#hasFocus) return;
    const shown = [this.#select, this.#themeSelect].find(each => each?.checkVisibility());
    if (!shown?.matches(':focus')) shown?.focus({preventScroll: true});
  }

  get #select(): HTMLSelectElement | null {
    return this.host.shadowRoot?.querySelector<HTMLSelectElement>('[part=sort] select') ?? null;
  }

  get #themeSelect(): HTMLSelectElement | undefined {
    const form = findThemeForm(this.host.instance);
    return form && sortIn(form);
  }

  #follow(value: string): void {
    const form = findThemeForm(this.host.instance);
    const select = form && sortIn(form);
    if (!select) return;
    fillForm(form, this.host.store.state.query.filters);
    select.value = value;
    location.assign(liquidAddress(form));
  }
}
