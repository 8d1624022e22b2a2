import type {FacetSeeds} from '../core/facet-groups.ts';

/**
 * Reads the theme's seeds for facets that browse never returns (§4.1 browse):
 * `<script type="application/json" data-facet-seeds>`. What can't be used is told on the console and left out.
 */
export function readSeeds(panel: Element): FacetSeeds {
  const block = panel.querySelector('script[data-facet-seeds]');
  if (!block) return {};
  try {
    const seeds: Record<string, unknown> = JSON.parse(block.textContent ?? '');
    return Object.fromEntries(Object.entries(seeds).filter(seed => isUsable(seed, panel)));
  } catch (error) {
    console.error(
      `storefront-search: the data-facet-seeds of <${panel.localName}> are not JSON (${(error as Error).message}).`,
    );
    return {};
  }
}

function isUsable([facet, values]: [string, unknown], panel: Element): boolean {
  const usable = Array.isArray(values) && values.every(plain.includes(facet) ? isText : isNamed);
  if (!usable)
    console.error(
      `storefront-search: in the data-facet-seeds of <${panel.localName}>, "${facet}" must be a list of ${plain.includes(facet) ? 'texts' : '{"name", "values"}'}.`,
    );
  return usable;
}

const plain = ['vendors', 'product_types', 'tags'];
const isText = (value: unknown): boolean => typeof value === 'string';
const isNamed = (value: unknown): boolean => {
  const {name, values} = (value ?? {}) as {name?: unknown; values?: unknown};
  return isText(name) && Array.isArray(values) && values.every(isText);
};
