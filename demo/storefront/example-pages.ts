import type {Hono} from 'hono';
import type {PageRenderer} from './page-renderer.ts';

/** Pages that show what the search elements can do: a template each, and none of the merchant's own pages. */
const EXAMPLES = [
  'swatches',
  'templates',
  'quick-add',
  'pages',
  'infinite',
  'columns',
  'facets',
  'drawer',
  'embedded',
];

export function addExamplePages(app: Hono, renderer: PageRenderer): void {
  for (const handle of ['examples', ...EXAMPLES.map(name => `example-${name}`)]) {
    app.get(`/pages/${handle}`, context =>
      renderer.render(context, {template: 'page', suffix: handle, title: 'Examples'}),
    );
  }
}
