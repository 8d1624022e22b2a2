import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {checkBlocks, checkNames} from '../../src/conformance/page/check-config.ts';
import {
  checkAttributes,
  checkBanners,
  checkInstances,
  checkTemplates,
} from '../../src/conformance/page/check-names.ts';
import {findMistakes} from '../../src/conformance/page/check-templates.ts';
import {checkValues} from '../../src/conformance/page/check-values.ts';

const page = readFileSync('docs/troubleshooting.md', 'utf8');
const [, table = ''] = page.split('With the inspector on the page');
const listed = [...table.slice(0, table.indexOf('\n## ')).matchAll(/^\| `(.+?)` \|/gm)].map(
  ([, message = '']) => message,
);

/** The messages about a page with each mistake of the table. */
const messages = [
  ...checkNames({
    messages: {resultCount: '{number}', ...{resultcount: ''}},
    events: {search: '', click: '', ...{clicks: ''}},
  }),
  ...checkBlocks([{isTyped: true}, {isTyped: true}, {isTyped: false}]),
  ...checkAttributes(anElement('search-results', {pagesize: '8'})),
  ...checkTemplates(anElement('search-results', {}, [{slot: 'produkt'}])),
  ...checkBanners(anElement('search-results', {}, [{slot: 'banner', after: 'four'}])),
  ...checkInstances([
    anElement('search-results', {instance: 'related'}),
    anElement('facet-panel', {instance: 'relatd'}),
  ]),
  ...findMistakes({
    slot: 'product',
    content: [{name: 'b', attributes: {'data-text': 'titel'}, children: [], line: 3}],
  }),
  ...checkValues(anElement('facet-panel', {collapsed: 'vendor'})),
  ...checkValues(
    anElement('search-results', {
      paging: 'button',
      filters: 'filter_vender=Nagi',
      'data-title': '{total}',
    }),
  ),
];

test('the table of the inspector’s messages lists each message as the inspector shows it', () => {
  const isListed = (message: string) =>
    listed.some(row => (row.endsWith('…') ? message.startsWith(row.slice(0, -1)) : message === row));
  assert.deepEqual(
    messages.filter(message => !isListed(message)),
    [],
  );
  assert.equal(messages.length, listed.length);
});

interface TemplateData {
  readonly slot: string;
  readonly after?: string;
}

/** A search element with attributes and templates, as far as the checks read it. */
function anElement(
  localName: string,
  attributes: Readonly<Record<string, string>>,
  templates: readonly TemplateData[] = [],
): Element {
  class Found {
    static readonly observedAttributes = ['paging', 'filters', 'collapsed', 'page-size'];
    readonly localName = localName;
    readonly getAttributeNames = () => Object.keys(attributes);
    readonly getAttribute = (name: string) => attributes[name] ?? null;
    readonly querySelectorAll = () =>
      templates.map(({slot, after = '0'}) => ({dataset: {after}, getAttribute: () => slot}));
  }
  return new Found() as unknown as Element;
}
