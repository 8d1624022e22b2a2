import {type Context, Hono} from 'hono';
import type {Language} from './language.ts';
import {type LiquidPredictiveSearch, searchPredictively} from './objects/predictive-search.ts';
import {describeProduct, type LiquidProduct} from './objects/product.ts';
import {recommend} from './objects/recommendations.ts';
import type {PageRenderer} from './page-renderer.ts';

/** Serves the platform's endpoints for the scripts of themes, which respond with JSON or a rendered section. */
export function createScriptRoutes(language: Language, renderer: PageRenderer): Hono {
  const app = new Hono();
  addSuggestions(app, language, renderer);
  addRecommendations(app, language, renderer);
  addProductData(app, language, renderer);
  return app;
}

function addSuggestions(app: Hono, language: Language, renderer: PageRenderer): void {
  const search = (context: Context) => searchPredictively(readSuggestRequest(context), language);
  app.get('/search/suggest.json', context => context.json(suggestionsToJson(search(context))));
  app.get('/search/suggest', async context => {
    const predictive_search = search(context);
    if (!context.req.query('section_id')) return context.json(suggestionsToJson(predictive_search));
    return renderer.render(context, {template: 'search', title: '', objects: {predictive_search}});
  });
}

const TYPES = 'query,product,collection,page';
const MAX_RECORDS = 10;

function readSuggestRequest({req}: Context) {
  const types = (req.query('resources[type]') ?? TYPES).split(',');
  const limit = Math.min(Number(req.query('resources[limit]')) || MAX_RECORDS, MAX_RECORDS);
  const isEach = req.query('resources[limit_scope]') === 'each';
  return {terms: req.query('q') ?? '', types, limit, isEach};
}

/** The types that were asked for, as the platform's JSON has them. */
function suggestionsToJson({resources, types}: LiquidPredictiveSearch): object {
  const all = {
    ...resources,
    products: resources.products.map(suggestedToJson),
    collections: resources.collections.map(collectionToJson),
  };
  const wanted = Object.entries(all).filter(([name]) => types.some(type => pluralOf(type) === name));
  return {resources: {results: Object.fromEntries(wanted)}};
}

const pluralOf = (type: string): string => (type === 'query' ? 'queries' : `${type}s`);

type Resources = LiquidPredictiveSearch['resources'];

/** A product as it is suggested: its amounts are texts with decimals. */
function suggestedToJson(product: Resources['products'][number]) {
  const {id, title, handle, url, available, type, vendor, tags, featured_image: picture} = product;
  const {price, price_min, price_max, compare_at_price_min, compare_at_price_max} = product;
  const amounts = {price, price_min, price_max, compare_at_price_min, compare_at_price_max};
  const texts = Object.entries(amounts).map(([name, amount]) => [
    name,
    (Number(amount ?? 0) / 100).toFixed(2),
  ]);
  const facts = {available, body: product.description, handle, id, tags, title, type, url, vendor};
  return {
    ...facts,
    ...Object.fromEntries(texts),
    image: picture?.src ?? null,
    featured_image: pictureToJson(picture),
  };
}

function collectionToJson({
  id,
  title,
  handle,
  url,
  description,
  featured_image: picture,
}: Resources['collections'][number]) {
  return {body: description, handle, id, title, url, featured_image: pictureToJson(picture)};
}

const pictureToJson = (picture: Resources['products'][number]['featured_image']) =>
  picture && {
    alt: picture.alt,
    aspect_ratio: picture.aspect_ratio,
    height: picture.height,
    url: picture.src,
    width: picture.width,
  };

function addRecommendations(app: Hono, language: Language, renderer: PageRenderer): void {
  const read = ({req}: Context) => {
    const {product_id = '', limit = '10', intent = 'related'} = req.query();
    return recommend(product_id, Number(limit) || MAX_RECORDS, intent, language);
  };
  app.get('/recommendations/products.json', context => {
    const {intent, products} = read(context);
    return context.json({intent, products});
  });
  app.get('/recommendations/products', context => {
    const product = language.catalogue.products.find(({id}) => id === context.req.query('product_id'));
    const objects = {
      recommendations: read(context),
      ...(product && {product: describeProduct(product, language)}),
    };
    return renderer.render(context, {template: 'product', title: '', objects});
  });
}

function addProductData(app: Hono, language: Language, renderer: PageRenderer): void {
  app.get('/products/:file{.+\\.(?:js|json)}', (context, next) => {
    const [, handle = '', ending] = /^(.*)\.(\w+)$/.exec(context.req.param('file')) ?? [];
    const product = language.products.get(handle);
    if (!product) return next();
    const json = describeProduct(product, language);
    return context.json(ending === 'js' ? json : {product: json});
  });
  app.get('/variants/:id', (context, next) => {
    const found = findVariant(language, context.req.param('id'));
    if (!found) return next();
    const objects = {product: found, product_variant: found.selected_variant};
    return renderer.render(context, {template: 'product', title: '', objects});
  });
}

function findVariant(language: Language, id: string): LiquidProduct | undefined {
  const product = language.catalogue.products.find(({variants}) => variants.some(one => one.id === id));
  return product && describeProduct(product, language, id);
}
