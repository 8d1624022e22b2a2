import type {FacetSeeds} from '../../core/filters/facet-groups.ts';
import {report} from '../../service/console/report.ts';

/**
 * Reads the theme's seeds for facets that browse never returns (§4.1 browse):
 * `<script type="application/json" data-facet-seeds>`. What can't be used is told on the console and left out.
 */
export function readSeeds(block: Element): FacetSeeds {
  const seeds = read.get(block) ?? parse(block.textContent ?? '');
  read.set(block, seeds);
  return seeds;
}

const read = new WeakMap<Element, FacetSeeds>();

function parse(text: string): FacetSeeds {
  try {
    const seeds: Record<string, unknown> = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(seeds).map(([facet, values]) => [facet, readFacet(facet, values)]),
    );
  } catch (error) {
    void report('seedsNotJson', error as Error);
    return {};
  }
}

function readFacet(facet: string, values: unknown): unknown[] {
  const named = facet === 'variant_options' || facet === 'metafields';
  if (named && isListOf(values, isNamedList)) {
    return values.map(each => ({...each, values: each.values.map(asValue)}));
  }
  if (!named && isListOf(values, isText)) return values.map(asValue);
  void report('seeds', named ? '{"name", "values"}' : 'texts', facet);
  return [];
}

interface NamedList {
  readonly name: string;
  readonly values: readonly string[];
}

const asValue = (value: string) => ({value});
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = <T>(value: unknown, is: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isNamedList = (value: unknown): value is NamedList => {
  const {name, values} = (value ?? {}) as {name?: unknown; values?: unknown};
  return isText(name) && isListOf(values, isText);
};
