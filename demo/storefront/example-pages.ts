import type {Hono} from 'hono';
import {exampleMarkup} from './example-markup.ts';
import type {PageRenderer} from './page-renderer.ts';
import type {View} from './view.ts';

/** Example pages of the search elements: one template each, not listed among the merchant's pages. */
const EXAMPLES: Readonly<Record<string, Partial<View>>> = {
  swatches: {},
  templates: {},
  'quick-add': {},
  pages: {},
  infinite: {},
  columns: {},
  facets: {},
  drawer: {},
  embedded: {},
  hostile: {},
  money: {currency: {active: 'USD', rate: '0.0066'}},
  transitions: {},
  banners: {},
  states: {designMode: true},
};

export function addExamplePages(app: Hono, renderer: PageRenderer): void {
  const add = (handle: string, view: Partial<View>) =>
    app.get(`/pages/${handle}`, context =>
      renderer.render(context, {template: 'page', suffix: handle, title: 'Examples', view}),
    );
  for (const [name, view] of Object.entries(EXAMPLES)) add(`example-${name}`, view);
  // Rendered once: the index opens all the other pages.
  let described: ReturnType<typeof describeExamples> | undefined;
  app.get('/pages/examples', async context => {
    if (renderer.has('page.examples')) described ??= describeExamples(app);
    const examples = (await described) ?? [];
    return renderer.render(context, {
      template: 'page',
      suffix: 'examples',
      title: 'Examples',
      objects: {examples},
    });
  });
}

/** Lists the examples for the index, with the markup of the page that shows each of them. */
function describeExamples(app: Hono): Promise<readonly {readonly name: string; readonly markup: string}[]> {
  return Promise.all(
    Object.keys(EXAMPLES).map(async name => {
      const page = await app.request(`/pages/example-${name}`);
      return {name, markup: exampleMarkup(await page.text())};
    }),
  );
}
