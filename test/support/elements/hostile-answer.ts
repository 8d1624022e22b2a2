import type {FreshPage, PageOptions} from '../page/fresh-page.ts';
import {openPage} from '../page/fresh-page.ts';
import {article, body, facets, page, product, variant} from '../stores/bodies.ts';
import {json} from './answer-row.ts';
import {ENDPOINT, record} from './recorded-endpoint.ts';

// Hostile texts are addresses of pictures too, which need not be fetched.
document.head.append(
  Object.assign(document.createElement('meta'), {
    httpEquiv: 'Content-Security-Policy',
    content: "img-src 'none'",
  }),
);

/** Makes the service answer with a body, given as JSON text or as an object, from now on. */
export async function answerAll(answer: string | Record<string, unknown>): Promise<void> {
  await record(typeof answer === 'string' ? {...json({}), text: answer} : json(answer));
}

/** Opens a page that searches at that endpoint. Clears storage first, so that each page has the full budget of requests. */
export function openHostile({config = {}, ...options}: PageOptions): FreshPage {
  localStorage.clear();
  const block =
    typeof config === 'object' ? {locale: 'en', currency: 'JPY', endpoint: ENDPOINT, ...config} : config;
  const text = typeof block === 'object' ? JSON.stringify(block) : block;
  // As a theme's `json` filter writes it.
  return openPage({config: text.replaceAll('<', '\\u003c'), ...options});
}

/** A body with one of the texts in every field that takes a text. */
export function bodyOf(texts: readonly string[]): Record<string, unknown> {
  const [text = ''] = texts;
  const values = texts.map(value => ({value, count: 2}));
  const lists = texts.map(name => ({
    name,
    label: name,
    values: [...values.slice(0, 3), {value: name, count: 1}],
  }));
  return body({
    degraded_reason: text,
    // These echo the request (§4.1 paging 5); an answer to another is not shown.
    query: undefined,
    limit: undefined,
    sort: undefined,
    query_id: text,
    measurement_proof: text,
    total: 10 * texts.length,
    results: texts.map(recordOf),
    facets: facets({
      vendors: values,
      product_types: values,
      tags: values,
      content_types: values,
      variant_options: lists,
      metafields: lists,
    }),
    suggestions: texts,
    related_keywords: texts,
  });
}

/** A record of one of the kinds, with a text in every field that takes one. */
function recordOf(text: string, place: number): Record<string, unknown> {
  const common = {
    product_id: `${place}${text}`,
    title: text,
    handle: text,
    url: text,
    image_url: text,
    tags: [text, `${place}`],
  };
  const variants = [text, 'S'].map(value =>
    variant({
      id: value,
      title: text,
      image_url: text,
      options: [
        {name: text, value},
        {name: 'Color', value},
      ],
    }),
  );
  if (place % 3 === 0) return product({...common, variants});
  const written = {...common, excerpt: text, published_at: text, author: text, blog_handle: text};
  return place % 3 === 1 ? article(written) : page(written);
}
