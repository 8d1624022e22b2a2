import {type Facet, facetsOf} from '../../core/filters/facets.ts';
import {report} from '../../service/console/report.ts';

/**
 * Returns the reader of the theme's seeds for facets that browse never returns (§4.1 browse), in a child of the panel:
 * `<script type="application/json" data-facet-seeds>`. It parses each block once, and logs unusable values.
 */
export function seedReader(panel: ParentNode): () => readonly Facet[] {
  let parsed: Element | null = null;
  let seeds: readonly Facet[] = [];
  return () => {
    const block = panel.querySelector('[data-facet-seeds]');
    if (block !== parsed) seeds = block ? parse(block.textContent ?? '') : [];
    parsed = block;
    return seeds;
  };
}

function parse(text: string): Facet[] {
  try {
    const seeds: Record<string, unknown> = JSON.parse(text);
    return facetsOf(
      Object.fromEntries(Object.entries(seeds).map(([facet, values]) => [facet, readFacet(facet, values)])),
    );
  } catch (error) {
    void report('seedsNotJson', error as Error);
    return [];
  }
}

function readFacet(facet: string, values: unknown): unknown[] {
  const isNamed = facet === 'variant_options' || facet === 'metafields';
  if (isNamed && isListOf(values, isNamedList))
    return values.map(list => ({...list, values: list.values.map(asValue)}));
  if (!isNamed && isListOf(values, isText)) return values.map(asValue);
  void report('seeds', isNamed ? '{"name", "values"}' : 'texts', facet);
  return [];
}

interface NamedList {
  readonly name: string;
  /** The merchant's heading. */
  readonly label?: string;
  readonly values: readonly string[];
}

const asValue = (value: string) => ({value});
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = <T>(value: unknown, is: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isNamedList = (value: unknown): value is NamedList => {
  const {name, label = '', values} = (value ?? {}) as Record<keyof NamedList, unknown>;
  return isText(name) && isText(label) && isListOf(values, isText);
};
