import type {Facets} from '../contract/schema.ts';
import type {FilterParam, Filters} from './filters.ts';

/**
 * Returns the facets with the alternatives to the selected values. A single-valued filter reduces its own facet to the
 * selected value; the alternatives, with their counts, come from the cached answer without that filter.
 *
 * @param facetsWith the cached facets of the same search with other filters.
 */
export function facetAlternatives(
  facets: Facets,
  filters: Filters,
  facetsWith: (filters: Filters) => Facets | undefined,
): Facets {
  const found = {...facets};
  const widen = <F extends keyof typeof params>(facet: F) => {
    if (!params[facet].some(param => filters[param]?.length)) return;
    const others = Object.fromEntries(params[facet].map(param => [param, undefined]));
    found[facet] = (facetsWith({...filters, ...others}) ?? facets)[facet];
  };
  for (const facet of Object.keys(params) as (keyof typeof params)[]) widen(facet);
  const pairs = filters.filter_metafield ?? [];
  for (const pair of pairs) {
    const others = pairs.filter(other => other !== pair);
    const known = facetsWith({...filters, filter_metafield: others})?.metafields;
    const same = known?.find(({name}) => pair.startsWith(`${name}:`));
    if (same) found.metafields = replace(found.metafields, same);
  }
  return found;
}

/** The facets whose filters take a single value; of all variant options, one (§4.1). */
const params = {
  vendors: ['filter_vendor'],
  product_types: ['filter_type'],
  content_types: ['filter_content_type'],
  variant_options: ['filter_option_name', 'filter_option_value'],
} as const satisfies {readonly [F in keyof Facets]?: readonly FilterParam[]};

type Metafields = Facets['metafields'];

function replace(groups: Metafields, group: Metafields[number]): Metafields {
  const isThere = groups.some(({name}) => name === group.name);
  return isThere ? groups.map(each => (each.name === group.name ? group : each)) : [...groups, group];
}
