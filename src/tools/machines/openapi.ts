import {refusalCodes} from '../../conformance/strict-schema.ts';
import {parameters} from './parameters.ts';
import {type JsonSchema, refusalSchema, responseSchema} from './schemas.ts';

/** Writes the OpenAPI description of the search service. */
export function openApi(): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Storefront JSON Search',
      version: 'v1',
      summary: 'Searches a store’s products, articles and pages.',
      description:
        'Sections (§) are those of docs/contract.md. There is no key: the platform signs the request (§5).',
      license: {name: 'MIT', identifier: 'MIT'},
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [
      {
        url: 'https://{shop}/apps/{proxy}',
        description: 'The store’s own domain (§1.3): the service sends no CORS headers (§1.4).',
        variables: {
          shop: {default: 'shop.example', description: 'The store’s domain.'},
          proxy: {default: 'searchapp', description: 'The prefix of the app’s proxy.'},
        },
      },
    ],
    security: [],
    paths: {'/search': {get: search()}},
    components: {schemas: schemas()},
  };
}

function search(): object {
  return {
    operationId: 'search',
    summary: 'Searches, or browses with the query `*` (§4.1).',
    parameters,
    responses: {
      200: answer('The answer (§2), also of an index that is not usable (§3).'),
      400: refusal('The request is not one of version 1 (§7).', refusalCodes[400]),
      403: refusal('The shop’s plan is too low (§1.6).', refusalCodes[403]),
      429: {description: 'A cap is exceeded (§8). The body is not documented: wait, and try again.'},
      503: answer('The service is down (§7). The body is that of a degraded answer.', 'DegradedAnswer'),
    },
  };
}

function answer(description: string, name = 'SearchAnswer'): object {
  return {description, content: jsonOf({$ref: `#/components/schemas/${name}`})};
}

function refusal(description: string, codes: readonly string[] = []): object {
  const schema = {$ref: '#/components/schemas/Refusal', properties: {code: {enum: [...codes]}}};
  return {description, content: jsonOf(schema)};
}

function jsonOf(schema: object): object {
  return {'application/json': {schema}};
}

/** Returns the schemas of an answer, which OpenAPI keeps under `components`. */
function schemas(): object {
  const {$schema: _, $id: _id, $defs = {}, ...answer}: JsonSchema = responseSchema();
  const moved = JSON.stringify({SearchAnswer: answer, ...$defs, Refusal: refusalSchema()});
  return JSON.parse(moved.replaceAll('#/$defs/', '#/components/schemas/'));
}
