import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {copyWithKit} from '../../bench/theme/with-kit.ts';
import {writeFile} from '../../cli/plain-theme.ts';
import {type Look, writeLookTheme} from '../../pages/look-theme.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';

// What a theme's own collection page offers, and the kit's page in its place. `THEMES=..` reads the whole themes `../dawn` and `../horizon`.

const {THEMES = ''} = process.env;
const PATHS = ['/en/collections/all', '/collections/all', '/en/collections/all?sort_by=best-selling&page=2'];

/** A section with the sort and the filters of the platform, as themes write it. */
const OWN_SECTION = `<select name="sort_by">
  {%- for option in collection.sort_options -%}<option value="{{ option.value }}"></option>{%- endfor -%}
</select>
{%- for filter in collection.filters -%}
  {%- for value in filter.values -%}<input name="{{ value.param_name }}" value="{{ value.value | escape }}">{%- endfor -%}
  {%- if filter.type == 'price_range' -%}
    <input name="{{ filter.min_value.param_name }}"><input name="{{ filter.max_value.param_name }}">
  {%- endif -%}
{%- endfor -%}
{% schema %}{"name": "Collection"}{% endschema %}`;

for (const look of ['dawn', 'horizon'] as const) {
  const own = createStorefront(smallStore, {data: openData(), theme: writeOwnTheme(look)});
  const kit = createStorefront(smallStore, {data: openData(), theme: writeKitTheme(look)});

  describe(`the kit’s collection page in ${look}`, () => {
    for (const path of PATHS) {
      test(`has each sort and each filter of the theme’s own at ${path}`, async () => {
        const offered = offersOf(await (await own.request(path)).text());
        assert.ok(offered.some(offer => offer.startsWith('sort_by')));
        assert.ok(offered.some(offer => offer.startsWith('filter.v.option.')));
        const kept = new Set(offersOf(await (await kit.request(path)).text()));
        assert.deepEqual(
          offered.filter(offer => !kept.has(offer)),
          [],
        );
      });
    }
  });
}

/** The theme with the kit on its collection page. */
function writeKitTheme(look: Look): string {
  return THEMES ? copyWithKit(join(THEMES, look)) : writeSmallTheme(look, 'storefront-search-collection');
}

/** The theme without the kit: the whole one, or a small one with a section of its own. */
function writeOwnTheme(look: Look): string {
  if (THEMES) return join(THEMES, look);
  const theme = writeSmallTheme(look, 'own-collection');
  writeFile(theme, 'sections/own-collection.liquid', OWN_SECTION);
  return theme;
}

function writeSmallTheme(look: Look, section: string): string {
  const theme = writeLookTheme(look, {search: {}});
  const sections = {main: {type: section}};
  writeFile(theme, 'templates/collection.json', JSON.stringify({sections, order: ['main']}));
  return theme;
}

/** Lists the platform's parameters that a page's controls can set: `sort_by=title-ascending`, `filter.p.vendor=Kotori`. */
function offersOf(html: string): string[] {
  const [, orders = ''] = /<select[^>]*name="sort_by"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  const sorts = [...orders.matchAll(/<option\s[^>]*?value="([^"]+)"/g)].map(
    ([, value]) => `sort_by=${value}`,
  );
  const inputs = [...html.matchAll(/<input\s[^>]*?name="(filter\.[^"]+)"[^>]*>/g)].map(([tag, name = '']) => {
    const [, value = ''] = /\svalue="([^"]*)"/.exec(tag) ?? [];
    return name.startsWith('filter.v.price') ? name : `${name}=${value}`;
  });
  return [...new Set([...sorts, ...inputs])];
}
