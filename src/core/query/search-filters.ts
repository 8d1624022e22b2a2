import {contentTypes} from '../contract/constants.ts';
import type {Filters} from '../filters/filters.ts';

/**
 * Reads the restrictions of a search on the platform: `type`, and `options[unavailable_products]` for products. Its other options
 * control how the platform matches. Returns `undefined` for two of the three types, which the contract can't express.
 */
export function readSearchFilters(params: URLSearchParams): Filters | undefined {
  const named = params.getAll('type').flatMap(types => types.split(','));
  const [type, another, all] = contentTypes.filter(each => named.includes(each));
  if (another && !all) return undefined;
  if (!type || another) return {};
  const isHiding = type === 'product' && params.get('options[unavailable_products]') === 'hide';
  return {filter_content_type: [type], ...(isHiding && {filter_available: ['true']})};
}
