import {
  choose,
  type FilterEntry,
  type Filters,
  filterEntries,
  filterParams,
  isChosen,
} from '../../../core/filters/filters.ts';
import {cleanQuery, type PageQuery, type Start} from '../../../core/query/page-query.ts';
import {type FilterName, readThemeForm, type ThemeForm} from '../../../core/query/theme-form-query.ts';
import {instanceOf} from '../feature.ts';
import {hasBasePrices} from '../history/list-query.ts';

/** The theme's own form of a list: in a panel of the same instance, or by itself. */
export function findThemeForm(instance: string): HTMLFormElement | undefined {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-storefront-search-form]');
  return [...forms].find(form => instanceOf(form.closest('facet-panel')) === instance);
}

/** Returns the filters and the sort of a theme's form in the contract's terms; `undefined` if only Liquid can answer them. */
export function questionOf(
  form: HTMLFormElement,
  start: Start,
): Pick<PageQuery, 'filters' | 'sort'> | undefined {
  return readThemeForm(paramsOf(form), {...describe(form), start});
}

/** Fills in a form with filters of the service, as far as it has controls for them. */
export function fillForm(form: HTMLFormElement, filters: Filters): void {
  const described = {...describe(form), start: cleanQuery};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    const {type, name, value} = control;
    if (name === LOWEST) control.value = filters.filter_price_min?.[0] ?? '';
    if (name === HIGHEST) control.value = filters.filter_price_max?.[0] ?? '';
    if (type !== 'checkbox') continue;
    const question = readThemeForm(new URLSearchParams([[name, value]]), described);
    const entries = filterEntries(question?.filters ?? {});
    control.checked = entries.length > 0 && isChosen(filters, entries);
  }
}

const describe = (form: HTMLFormElement): Omit<ThemeForm, 'start'> => ({
  hasBasePrices: hasBasePrices(),
  names: namesIn(form),
  defaultSort: defaultSortOf(form),
});

const LOWEST = 'filter.v.price.gte';
const HIGHEST = 'filter.v.price.lte';

/**
 * Returns the address at which Liquid answers a form. Drops the contract's own filters, which Liquid does not know: in the address, they
 * would start a search by the service.
 */
export function liquidAddress(form: HTMLFormElement): string {
  const params = paramsOf(form);
  for (const name of filterParams) params.delete(name);
  return `${location.pathname}?${params}`;
}

/** Whether a form has the contract's own filters, which only the service knows. */
export const asksService = (form: HTMLFormElement): boolean => {
  const params = paramsOf(form);
  return filterParams.some(name => params.has(name));
};

/** Whether the shopper has changed a form. Ignores a text that is still being typed: its field has the focus. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some(control => {
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0] !== defaultOption(control);
    if (!(control instanceof HTMLInputElement)) return false;
    const isTyped = control.type !== 'checkbox' && control === document.activeElement;
    return control.checked !== control.defaultChecked || (control.value !== control.defaultValue && !isTyped);
  });

/** Clears the choices that the latest one replaces: another value of a single-value filter, or a price bound that crosses it. */
export function dropRivals(control: HTMLInputElement, form: HTMLFormElement): void {
  const inputs = [...form.elements].filter(each => each instanceof HTMLInputElement && each !== control);
  for (const input of inputs as HTMLInputElement[]) {
    if (control.checked && input.checked && isRival(input, control)) input.checked = false;
    if (isCrossed(control, input) || isCrossed(input, control)) input.value = '';
  }
}

/** Whether two values belong to the same filter of the contract, and the filter takes only one. */
function isRival({name, value}: HTMLInputElement, latest: HTMLInputElement): boolean {
  const param = filterParams.find(each => each === name);
  if (!param || name !== latest.name) return false;
  const entries: FilterEntry[] = [
    [param, value],
    [param, latest.value],
  ];
  return choose({}, entries)[param]?.length === 1;
}

/** Whether a lowest price is above a highest one. */
const isCrossed = (low: HTMLInputElement, high: HTMLInputElement): boolean =>
  low.name === LOWEST && high.name === HIGHEST && low.valueAsNumber > high.valueAsNumber;

/** The values of a form's controls, without empty ones. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) params.append(name, value);
  return params;
}

/** Returns the names of options and metafields by the names of the controls, as the form's groups give them. */
export function namesIn(form: HTMLFormElement): Map<string, FilterName> {
  const groups = form.querySelectorAll<HTMLElement>('[data-option], [data-metafield]');
  return new Map(
    [...groups].flatMap(group => {
      const {option, metafield = ''} = group.dataset;
      const inputs = group.querySelectorAll('input');
      return [...inputs].map(({name}): [string, FilterName] => [name, option ? {option} : {metafield}]);
    }),
  );
}

/** The theme's own sorts. */
export function sortIn(form: HTMLFormElement): HTMLSelectElement | undefined {
  const select = form.elements.namedItem('sort_by');
  return select instanceof HTMLSelectElement ? select : undefined;
}

/** Returns the default sort of a list, which an address without a sort has too. */
function defaultSortOf(form: HTMLFormElement): string {
  const select = sortIn(form);
  if (!select) return '';
  const isUnsorted = !new URLSearchParams(location.search).has('sort_by');
  return select.dataset.default ?? (isUnsorted ? (defaultOption(select)?.value ?? '') : '');
}

const defaultOption = ({options}: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find(({defaultSelected}) => defaultSelected) ?? options[0];
