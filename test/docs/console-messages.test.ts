import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {describeProblem, type Problems} from '../../src/service/console/problems.ts';

/** An example of each message on the console. */
const EXAMPLES: {readonly [P in keyof Problems]: Parameters<Problems[P]>} = {
  notJson: [new SyntaxError('Unexpected token')],
  unknownSetting: ['endPoint'],
  wrongSetting: ['locale', 'Japanese'],
  tooLate: [['endpoint']],
  swatch: ['"Color", "Sand"', 'a CSS colour or the address of a picture', 'sandy'],
  address: ['filter_vender=Nagi'],
  filters: ['filter_vender=Nagi'],
  facets: [['vendor'], ['vendors', 'tags']],
  metafield: ['custom.fit:slim'],
  seedsNotJson: [new SyntaxError('Unexpected token')],
  seeds: ['texts', 'tags'],
  noField: [],
  redirect: ['javascript:alert(1)'],
  publisher: ['service_search', new Error('no')],
  records: [['results[3].price_min: expected number']],
  body: [['facets: expected object']],
  template: ['renderItem failed on /products/linen-shirt: TypeError: no'],
  plan: [],
};

test('a message says of a text with an inherited name what it must be', () => {
  assert.match(
    describeProblem('wrongSetting', 'constructor', 5),
    /"constructor" must be a text, or plural forms/,
  );
});

const page = readFileSync('docs/troubleshooting.md', 'utf8');
/** The messages of the page's tables; “…” stands for any text. */
const listed = [...page.matchAll(/^\| `(.+?)` \|/gm)].map(
  ([, text = '']) => new RegExp(`^${text.split('…').map(literal).join('.*')}$`),
);

for (const [problem, details] of Object.entries(EXAMPLES)) {
  test(`the table of console messages lists “${problem}” as the console shows it`, () => {
    const text = describeProblem(problem as keyof Problems, ...(details as never));
    assert.ok(
      listed.some(pattern => pattern.test(text)),
      text,
    );
  });
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
