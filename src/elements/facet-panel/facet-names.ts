import {type FacetName, facetNames} from '../../core/filters/facet-groups.ts';
import {report} from '../../service/console/report.ts';

/** Reads the attribute `facets`: names, separated by spaces; all facets without it. The console lists the unknown names. */
export function readFacetNames(attribute: string | null): readonly FacetName[] {
  const names: readonly string[] = attribute?.match(/\S+/g) ?? facetNames;
  const unknown = names.filter(name => !isFacetName(name));
  if (unknown.length) void report('facets', unknown, facetNames);
  return names.filter(isFacetName);
}

const isFacetName = (name: string): name is FacetName => facetNames.some(known => known === name);
