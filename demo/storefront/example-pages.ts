import type {Hono} from 'hono';
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
  states: {designMode: true},
};

export function addExamplePages(app: Hono, renderer: PageRenderer): void {
  const add = (handle: string, view: Partial<View>) =>
    app.get(`/pages/${handle}`, context =>
      renderer.render(context, {template: 'page', suffix: handle, title: 'Examples', view}),
    );
  add('examples', {});
  for (const [name, view] of Object.entries(EXAMPLES)) add(`example-${name}`, view);
}
