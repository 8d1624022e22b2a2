import assert from 'node:assert/strict';
import {PassThrough, Writable} from 'node:stream';
import {test} from 'node:test';
import {askForCards} from '../../src/cli/cards-choice.ts';
import {aTheme, run} from './command.ts';
import {dawnFiles, horizonFiles} from './look-themes.ts';
import {readText} from './plain-theme.ts';

const CARD = {
  type: '_product-card',
  static: true,
  settings: {product_card_gap: 4},
  blocks: {title: {type: 'product-title'}},
  block_order: ['title'],
};

/** Horizon's lists scroll endlessly by default, which its templates do not name. */
const GRID = `{% schema %}
{
  "name": "Grid",
  "settings": [
    {"type": "header", "content": "List"},
    {"type": "checkbox", "id": "enable_infinite_scroll", "default": true},
    {"type": "range", "id": "products_per_page", "default": 24}
  ]
}
{% endschema %}`;

/** Settings of Horizon's cards, with their defaults. */
const CARDS_GROUP = {
  name: 'Product cards',
  settings: [
    {type: 'checkbox', id: 'quick_add', default: true},
    {type: 'checkbox', id: 'show_second_image_on_hover', default: true},
    {type: 'checkbox', id: 'product_card_carousel', default: true},
  ],
};

interface Choices {
  /** The merchant's settings of the theme. */
  readonly data?: object;
  /** The merchant's settings of the list. */
  readonly list?: object;
}

/** A theme like Horizon, as it is downloaded. */
function horizon({data = {current: {}}, list = {}}: Choices = {}): string {
  const template = (type: string) =>
    JSON.stringify({
      sections: {main: {type, settings: list, blocks: {'product-card': CARD}}},
      order: ['main'],
    });
  return aTheme({
    ...horizonFiles,
    'config/settings_schema.json': JSON.stringify([{name: 'theme_info', theme_name: 'Horizon'}, CARDS_GROUP]),
    'config/settings_data.json': `/* Made by the theme editor. */\n${JSON.stringify(data)}`,
    'sections/main-collection.liquid': GRID,
    'sections/search-results.liquid': GRID,
    'templates/collection.json': template('main-collection'),
    'templates/search.json': template('search-results'),
  });
}

function dawn(list: object): string {
  const template = (id: string, type: string) =>
    JSON.stringify({sections: {[id]: {type, settings: list}}, order: [id]});
  return aTheme({
    ...dawnFiles,
    'templates/collection.json': template('product-grid', 'main-collection-product-grid'),
    'templates/search.json': template('main', 'main-search'),
  });
}

interface Use {
  readonly type: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly blocks?: object;
}

/** Runs `add`, and returns what it prints for a template: the step, the sections by their keys, and what these take over. */
async function stepFor(kind: 'search' | 'collection', theme: string, ...args: string[]) {
  const {output} = await run('add', theme, '--yes', ...args);
  const [, text = ''] = output.split(`templates/${kind}.json`);
  const [step = '', ...lines] = text.split(/\n {2}\d+\. |\n\n/)[0]?.split('\n') ?? [];
  const [json = '', taken = ''] = lines.join('\n').split('\n     This takes over from the theme: ');
  const sections: Readonly<Record<string, Use>> = JSON.parse(`{${json.replace(/,\s*$/, '')}}`);
  return {step, sections, taken};
}

test('add takes over endless scrolling that Horizon’s section has by default, and says so', async () => {
  const {sections, taken} = await stepFor('collection', horizon());
  assert.equal(sections.main?.settings?.paging, 'infinite');
  assert.match(taken, /infinite scroll/);
});

test('add takes over Horizon’s products per page where the merchant has switched endless scrolling off', async () => {
  const list = {enable_infinite_scroll: false, products_per_page: 12};
  const {sections, taken} = await stepFor('collection', horizon({list}));
  assert.equal(sections.main?.settings?.paging, undefined);
  assert.equal(sections.main?.settings?.page_size, 12);
  assert.match(taken, /products per page/);
});

test('add keeps Horizon’s own cards in collections, with the blocks that its section has', async () => {
  const {step, sections, taken} = await stepFor('collection', horizon());
  assert.match(step, /with these sections, and add "storefront-search-cards" to "order"/);
  assert.equal(sections.main?.settings?.theme_cards, true);
  assert.equal(sections.main?.settings?.quick_add, undefined);
  assert.deepEqual(sections['storefront-search-cards'], {
    type: 'storefront-search-cards',
    blocks: {'product-card': CARD},
  });
  assert.match(
    taken,
    /the theme’s own cards \(quick add on hover, a second picture on hover, further pictures\)/,
  );
});

test('add takes over quick add as the kit’s button where lists do not show Horizon’s own cards', async () => {
  for (const [kind, ...args] of [['search'], ['collection', '--cards', 'none']] as const) {
    const {sections, taken} = await stepFor(kind, horizon(), ...args);
    assert.equal(sections.main?.settings?.quick_add, true);
    assert.equal(sections.main?.settings?.theme_cards, undefined);
    assert.deepEqual(Object.keys(sections), ['main']);
    assert.match(taken, /quick add, as a button on the card/);
  }
});

test('add shows the theme’s own cards on search pages too with --cards everywhere, and knows that in the next run', async () => {
  const theme = horizon();
  for (const args of [['--cards', 'everywhere'], []]) {
    const {sections} = await stepFor('search', theme, ...args);
    assert.equal(sections.main?.settings?.theme_cards, true);
    assert.ok(sections['storefront-search-cards']);
  }
  assert.equal(JSON.parse(readText(theme, '.storefront-search.json')).cards, 'everywhere');
});

test('add reads the settings of a preset that the merchant’s settings name, and takes no cards that have nothing more', async () => {
  const plain = {quick_add: false, show_second_image_on_hover: false, product_card_carousel: false};
  const theme = horizon({data: {current: 'Plain', presets: {Plain: plain}}});
  const {sections, taken} = await stepFor('collection', theme);
  assert.deepEqual(Object.keys(sections), ['main']);
  assert.doesNotMatch(taken, /cards|quick add/);
});

test('add takes over what Dawn’s section shows on cards, into the section for its cards', async () => {
  const list = {
    image_ratio: 'portrait',
    show_secondary_image: true,
    show_vendor: true,
    quick_add: 'bulk',
    columns_desktop: 4,
  };
  const {sections, taken} = await stepFor('collection', dawn(list));
  assert.equal(sections['product-grid']?.settings?.theme_cards, true);
  assert.deepEqual(sections['storefront-search-cards']?.settings, {
    image_ratio: 'portrait',
    show_secondary_image: true,
    show_vendor: true,
    quick_add: 'standard',
  });
  assert.match(taken, /the theme’s own cards \(quick add, a second picture on hover, the vendor\)/);
});

test('add asks for no cards of Dawn that have nothing more than the list’s', async () => {
  const {sections} = await stepFor('collection', dawn({show_vendor: false, quick_add: 'none'}));
  assert.deepEqual(Object.keys(sections), ['product-grid']);
});

test('add refuses another place for the theme’s own cards than it knows', async () => {
  const {code, output} = await run('add', horizon(), '--cards', 'header');
  assert.equal(code, 2);
  assert.match(
    output,
    /“header” is not a place for the theme’s own cards\. Use collections, everywhere, none\./,
  );
});

for (const [answers, choice] of [
  [[''], 'collections'],
  [['every'], 'everywhere'],
  [['maybe', 'None'], 'none'],
] as const) {
  test(`the question for the theme’s own cards ends with “${choice}” after ${answers.map(each => `“${each}”`).join(', then ')}`, async () => {
    const person = Object.assign(new PassThrough(), {isTTY: true});
    const left = [...answers];
    const screen = new Writable({
      write(chunk, _encoding, done) {
        // The question has been printed.
        if (String(chunk).includes('Where should lists')) person.write(`${left.shift() ?? ''}\n`);
        done();
      },
    });
    assert.equal(await askForCards(['quick add on hover'], person, screen), choice);
    assert.equal(left.length, 0);
  });
}

test('without a terminal, the theme’s own cards are shown in collections and no question is printed', async () => {
  const screen = new Writable({write: () => assert.fail('printed')});
  assert.equal(await askForCards(['quick add'], new PassThrough(), screen), 'collections');
});
