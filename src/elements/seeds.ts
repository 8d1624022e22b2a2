import type {FacetSeeds} from '../core/facet-groups.ts';
import type {report} from '../service/report.ts';

/** Tells the theme's developer what to mend. */
type Tell = typeof report;

/**
 * Reads the theme's seeds for facets that browse never returns (§4.1 browse):
 * `<script type="application/json" data-facet-seeds>`. What can't be used is told on the console and left out.
 */
export function readSeeds(block: Element, tell: Tell): FacetSeeds {
  const seeds = read.get(block) ?? parse(block.textContent ?? '', tell);
  read.set(block, seeds);
  return seeds;
}

const read = new WeakMap<Element, FacetSeeds>();

function parse(text: string, tell: Tell): FacetSeeds {
  try {
    const seeds: Record<string, unknown> = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(seeds).map(([facet, values]) => [facet, readFacet(facet, values, tell)]),
    );
  } catch (error) {
    void tell('seedsNotJson', error as Error);
    return {};
  }
}

function readFacet(facet: string, values: unknown, tell: Tell): unknown[] {
  const named = facet === 'variant_options' || facet === 'metafields';
  if (named && isListOf(values, isNamedList)) {
    return values.map(each => ({...each, values: each.values.map(asValue)}));
  }
  if (!named && isListOf(values, isText)) return values.map(asValue);
  void tell('seeds', named ? '{"name", "values"}' : 'texts', facet);
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
