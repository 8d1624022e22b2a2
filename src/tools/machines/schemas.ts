import * as z from 'zod/mini';
import {bodies, facets, facetValues, records, variant} from '../../conformance/strict-schema.ts';

/** A part of JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const names = z.registry<{id: string; description: string}>();
names.add(records.product, {
  id: 'Product',
  description: 'A product (§2.2). Prices are in the base currency.',
});
names.add(records.article, {id: 'Article', description: 'An article (§2.2).'});
names.add(records.page, {id: 'Page', description: 'A page (§2.2).'});
names.add(variant, {id: 'Variant', description: 'A variant of a product (§2.2).'});
names.add(facets, {id: 'Facets', description: 'The counted values of each filter (§2.3).'});
names.add(facetValues, {id: 'FacetValues', description: 'Values by count, at most 20 (§2.3, §8.6).'});

const usable = z.extend(bodies.empty, {degraded: z.literal(false)});
const degraded = z.extend(bodies.degraded, {degraded: z.literal(true)});
names.add(usable, {id: 'Answer', description: 'The answer of a usable index (§2.1).'});
names.add(degraded, {
  id: 'DegradedAnswer',
  description: 'The answer of an unusable index, or of a failure (§3, §7).',
});

/** The address by which schemas name the JSON Schema of an answer. */
export const RESPONSE_ID = 'search-response.schema.json';

/** Writes the JSON Schema of a search's answer, in every state of the service. */
export function responseSchema(): JsonSchema {
  const {$schema, ...schema} = toJson(z.union([usable, degraded]));
  return {
    $schema,
    $id: RESPONSE_ID,
    title: 'Storefront JSON Search, version 1: the answer of a search',
    description: 'Sections (§) are those of docs/contract.md. Later versions of v1 may add fields (§9.3).',
    ...schema,
  };
}

/** Writes the JSON Schema of a refusal, which has two keys and no other (§7). */
export function refusalSchema(): JsonSchema {
  const {$schema: _, ...schema} = z.toJSONSchema(bodies.refusal);
  return {description: 'A refusal (§7): branch on `code`.', ...schema};
}

/** Converts a schema to JSON Schema. Allows fields that are not in the contract's tables, because new ones may appear (§9.3). */
function toJson(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    metadata: names,
    override: ({jsonSchema}) => {
      const {properties, maximum} = jsonSchema;
      if (!properties || Object.keys(properties).length > 0) delete jsonSchema.additionalProperties;
      if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}
