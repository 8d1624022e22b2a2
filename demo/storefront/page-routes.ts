import {type Context, Hono, type Next} from 'hono';
import {addExamplePages} from './example-pages.ts';
import type {Language} from './language.ts';
import {describeArticle, describeBlog, describePage} from './objects/article.ts';
import {findCollection} from './objects/collection-address.ts';
import {ListQuery} from './objects/list-query.ts';
import {describeCollection, describeProduct} from './objects/product.ts';
import {variantOfValues} from './objects/product-option.ts';
import {searchNatively} from './objects/search.ts';
import type {PageRenderer} from './page-renderer.ts';
import {platformTitle, searchTitle} from './page-titles.ts';

/** Serves the store's pages in one language. Unknown records fall through to the 404 page. */
export function createPageRoutes(language: Language, renderer: PageRenderer): Hono {
  const app = new Hono();
  app.get('/', context => renderer.render(context, {template: 'index', title: language.store.name}));
  app.get('/cart', context =>
    renderer.render(context, {template: 'cart', title: platformTitle('cart', language)}),
  );
  app.get('/collections', context =>
    renderer.render(context, {template: 'list-collections', title: platformTitle('collections', language)}),
  );
  addSearchPage(app, language, renderer);
  addCollectionPages(app, language, renderer);
  addProductPages(app, language, renderer);
  addExamplePages(app, renderer);
  addWrittenPages(app, language, renderer);
  return app;
}

function addSearchPage(app: Hono, language: Language, renderer: PageRenderer): void {
  app.get('/search', context => {
    const query = new ListQuery(new URL(context.req.url));
    const search = searchNatively(context.req.query('q') ?? '', language, query);
    const title = searchTitle(search.terms, search.results_count, language);
    const suffix = context.req.query('view');
    return renderer.render(context, {template: 'search', suffix, title, objects: {search}});
  });
}

function addCollectionPages(app: Hono, language: Language, renderer: PageRenderer): void {
  const show = (context: Context, handle: string, path: string | undefined, next: Next) => {
    const found = findCollection(handle, path, context.req.query('q') ?? '', language);
    if (!found) return next();
    const {collection, tags} = found;
    const query = new ListQuery(new URL(context.req.url), tags);
    return renderer.render(context, {
      template: 'collection',
      suffix: context.req.query('view'),
      title: collection.title,
      description: collection.description,
      objects: {
        collection: describeCollection(collection, language, query),
        current_tags: tags,
        handle: collection.handle,
      },
    });
  };
  app.get('/collections/:handle', (context, next) =>
    show(context, context.req.param('handle'), undefined, next),
  );
  // Data of a collection, such as its `products.json`, have an address of the same form.
  app.get('/collections/:handle/:tags{(?!.*\\.(?:json|atom|oembed)$).+}', (context, next) => {
    const {handle, tags} = context.req.param();
    return tags.includes('/') ? next() : show(context, handle, tags, next);
  });
}

function addProductPages(app: Hono, language: Language, renderer: PageRenderer): void {
  const show = (context: Context, handle: string, next: Next) => {
    const product = language.products.get(handle);
    if (!product) return next();
    const {variant, option_values: values = ''} = context.req.query();
    return renderer.render(context, {
      template: 'product',
      suffix: context.req.query('view'),
      title: product.title,
      description: product.body,
      objects: {product: describeProduct(product, language, variant ?? variantOfValues(product, values))},
    });
  };
  app.get('/products/:handle', (context, next) => show(context, context.req.param('handle'), next));
  app.get('/collections/:collection/products/:handle', (context, next) =>
    show(context, context.req.param('handle'), next),
  );
}

function addWrittenPages(app: Hono, language: Language, renderer: PageRenderer): void {
  app.get('/blogs/:blog', (context, next) => {
    const blog = describeBlog(context.req.param('blog'), language);
    if (!blog) return next();
    return renderer.render(context, {template: 'blog', title: blog.title, objects: {blog}});
  });
  app.get('/blogs/:blog/:handle', (context, next) => {
    const {blog: blogHandle, handle} = context.req.param();
    const article = language.articles.get(`${blogHandle}/${handle}`);
    if (!article) return next();
    const objects = {article: describeArticle(article, language), blog: describeBlog(blogHandle, language)};
    return renderer.render(context, {
      template: 'article',
      title: article.title,
      description: article.body,
      objects,
    });
  });
  app.get('/pages/:handle', (context, next) => {
    const page = language.pages.get(context.req.param('handle'));
    if (!page) return next();
    return renderer.render(context, {
      template: 'page',
      // The platform lets the merchant choose a page's template; here the template with the page's handle is used.
      suffix: context.req.query('view') ?? page.handle,
      title: page.title,
      description: page.body,
      objects: {page: describePage(page, language)},
    });
  });
}
