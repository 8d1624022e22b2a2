import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as esbuild from 'esbuild';
import fc from 'fast-check';
import type {SearchResponse} from '../../src/core/contract.ts';
import {article, body, facets, page, product, variant} from './bodies.ts';

// Shoppers get the contract's schema on a schema library of our own, a tenth of zod's weight. It is right as long
// as it reads every body as zod does.

type Read = (body: unknown) => SearchResponse;

const [withZod, withMiniSchema] = await Promise.all([
  load(),
  load({'zod/mini': './src/core/mini-schema.ts'}),
]);

test('the schema that ships reads every body as zod does', () => {
  fc.assert(
    fc.property(spoiled(), given => {
      assert.deepEqual(outcome(withMiniSchema, given), outcome(withZod, given));
    }),
    {numRuns: 4000},
  );
});

test('the bodies that are compared are good, partly good and bad ones', () => {
  const bodies = fc.sample(spoiled(), {numRuns: 1000, seed: 1});
  const kinds = bodies.map(given => {
    const {response} = outcome(withZod, given);
    return response === undefined ? 'bad' : response.rejected.length > 0 ? 'partly good' : 'good';
  });
  for (const kind of ['good', 'partly good', 'bad']) {
    assert.ok(kinds.filter(each => each === kind).length > 100, kind);
  }
});

test('anything at all in place of a body is an error for both', () => {
  fc.assert(
    fc.property(fc.jsonValue(), given => {
      assert.equal(outcome(withMiniSchema, given).response, undefined);
      assert.deepEqual(outcome(withMiniSchema, given), outcome(withZod, given));
    }),
    {numRuns: 500},
  );
});

async function load(alias: Record<string, string> = {}): Promise<Read> {
  const {outputFiles} = await esbuild.build({
    entryPoints: ['src/core/contract.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    alias,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).readResponse;
}

/**
 * What reading gave: a response, or the message of the error that names the key at fault. Written as JSON once, since a
 * key that is missing and one that is `undefined` are the same to whoever reads it.
 */
function outcome(read: Read, given: unknown): {response?: SearchResponse; error?: string} {
  try {
    return {response: JSON.parse(JSON.stringify(read(given)))};
  } catch (error) {
    return {error: (error as Error).message};
  }
}

/** A body of the contract in which something, anywhere, was replaced, taken away or added. */
function spoiled(): fc.Arbitrary<unknown> {
  const spoils = fc.array(fc.record({place: fc.nat(), value: replacement()}), {maxLength: 3});
  return fc
    .tuple(whole(), spoils)
    .map(([given, list]) => list.reduce((spoiling, {place, value}) => spoil(spoiling, place, value), given));
}

function whole(): fc.Arbitrary<unknown> {
  const record = fc.constantFrom(
    product(),
    product({variants: [variant(), variant({image_url: undefined, compare_at_price: undefined})]}),
    product({variants: undefined, image_url: undefined, compare_at_price: null}),
    article(),
    article({author: undefined, blog_handle: undefined}),
    page(),
  );
  return fc
    .record({
      results: fc.array(record, {maxLength: 5}),
      facets: fc.constantFrom(facets(), {}, facets({price_range: null})),
      sort: fc.constantFrom('relevance', 'price_asc', 'price_desc', 'newest'),
    })
    .map(body);
}

const GONE = Symbol('gone');

function replacement(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>(GONE, null, true, 0, -1, 1.5, '', 'v1', 'product', 'newest', [], {}, [null], {
      a: 1,
    }),
    fc.jsonValue({maxDepth: 1}),
  );
}

/** A copy in which the place (counted through all keys, depth first, from the end again when they are over) differs. */
function spoil(given: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(given);
  const places = placesOf(copy);
  const [holder, key] = places[place % places.length] ?? [];
  if (!holder || key === undefined) return copy;
  if (value === GONE) delete holder[key];
  else holder[key] = value;
  return Array.isArray(copy) ? copy : JSON.parse(JSON.stringify(copy));
}

type Holder = Record<string, unknown>;

function placesOf(value: unknown): (readonly [Holder, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap(key => [[holder, key] as const, ...placesOf(holder[key])]);
}
