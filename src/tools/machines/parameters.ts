import {
  BROWSE,
  contentTypes,
  MAX_LIMIT,
  MAX_OFFSET,
  MAX_QUERY_LENGTH,
  sorts,
} from '../../core/contract/constants.ts';
import type {JsonSchema} from './schemas.ts';

/** A request parameter of the contract, in OpenAPI's format. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly style?: 'form';
  readonly explode?: boolean;
}

const TEXT: JsonSchema = {type: 'string'};
const AMOUNT: JsonSchema = {type: 'number', minimum: 0};
const FLAG: JsonSchema = {type: 'boolean'};

/** The parameters of a search (§4.1), each with its section. */
export const parameters: readonly Parameter[] = [
  required('contract', '§1.5: promises the shape of the answer.', {type: 'string', const: 'v1'}),
  required('type', '§1.7: version 1 covers searches only.', {type: 'string', const: 'search'}),
  required('q', `§4.1 q, §8.2: the query; \`${BROWSE}\` browses products.`, {
    type: 'string',
    minLength: 1,
    maxLength: MAX_QUERY_LENGTH,
  }),
  parameter('session_id', '§4.1 session_id: any stable text per session, for the figures.', TEXT),
  parameter('limit', '§4.1 limit, §8.3: results per page.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: 8,
  }),
  parameter('offset', '§4.1 offset, §8.4: a larger one counts as the maximum.', {
    type: 'integer',
    minimum: 0,
    maximum: MAX_OFFSET,
    default: 0,
  }),
  parameter('sort', '§4.1 sort.', {type: 'string', enum: [...sorts], default: 'relevance'}),
  parameter('locale', '§4.1 locale: language of the analysis; the store’s by default.', TEXT),
  parameter('filter_vendor', '§4.1 filter_vendor: one value.', TEXT),
  parameter('filter_type', '§4.1 filter_type: one value.', TEXT),
  parameter('filter_collection', '§4.1 filter_collection: one handle.', TEXT),
  parameter('filter_content_type', '§4.1 filter_content_type: one value.', {
    type: 'string',
    enum: [...contentTypes],
  }),
  {
    ...parameter('filter_tags', '§4.1 filter_tags: separated by commas, combined with AND.', {
      type: 'array',
      items: TEXT,
    }),
    style: 'form',
    explode: false,
  },
  parameter('filter_price_min', '§4.1 filter_price_min: in the base currency.', AMOUNT),
  parameter('filter_price_max', '§4.1 filter_price_max: in the base currency.', AMOUNT),
  parameter('filter_available', '§4.1 filter_available.', FLAG),
  parameter('filter_on_sale', '§4.1 filter_on_sale.', FLAG),
  parameter('filter_option_name', '§4.1 filter_option_name: needs `filter_option_value`.', TEXT),
  parameter('filter_option_value', '§4.1 filter_option_value: needs `filter_option_name`.', TEXT),
  {
    ...parameter('filter_metafield', '§4.1 metafields: `namespace.key:value`, repeatable.', {
      type: 'array',
      items: {type: 'string', pattern: '^[^.:]+\\.[^:]+:'},
    }),
    style: 'form',
    explode: true,
  },
];

function parameter(name: string, description: string, schema: JsonSchema): Parameter {
  return {name, in: 'query', description, schema};
}

function required(name: string, description: string, schema: JsonSchema): Parameter {
  return {...parameter(name, description, schema), required: true};
}
