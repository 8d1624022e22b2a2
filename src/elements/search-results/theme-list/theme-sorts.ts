import {readSortBy} from '../../../core/query/list-parameters.ts';
import type {Feature, ListHost, ThemeSort} from '../feature.ts';
import {fillForm, findThemeForm, liquidAddress, sortIn} from './theme-form.ts';

/**
 * Offers the theme's sorts that the service lacks, such as best selling: they lead to Liquid's list with the same filters. Keeps focus on
 * the sort when the toolbar replaces the theme's controls, and back.
 */
export const themeSorts: Feature = list => {
  const sorts = [...(themeSelect(list)?.options ?? [])]
    .filter(({value}) => !readSortBy(value))
    .map(({value, text}): ThemeSort => ({value, text, follow: () => follow(value, list)}));
  return {places: {sorts: () => sorts}, ...keepFocus(list)};
};

function keepFocus(list: ListHost) {
  const select = () => list.shadowRoot?.querySelector<HTMLSelectElement>('[part=sort] select');
  let hasFocus = false;
  return {
    hostUpdate() {
      const {activeElement} = document;
      hasFocus =
        activeElement?.localName === 'select'
          ? activeElement === themeSelect(list)
          : Boolean(select()) && select() === list.shadowRoot?.activeElement;
    },
    hostUpdated() {
      if (!hasFocus) return;
      const shown = [select(), themeSelect(list)].find(each => each?.checkVisibility());
      if (!shown?.matches(':focus')) shown?.focus({preventScroll: true});
    },
  };
}

function themeSelect({instance}: ListHost): HTMLSelectElement | undefined {
  const form = findThemeForm(instance);
  return form && sortIn(form);
}

function follow(value: string, list: ListHost): void {
  const select = themeSelect(list);
  if (!select?.form) return;
  fillForm(select.form, list.store.state.query.filters);
  select.value = value;
  location.assign(liquidAddress(select.form));
}
