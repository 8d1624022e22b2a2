import {
  type Context,
  type Emitter,
  evalToken,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs';
import {pagesOf} from '../objects/paged-list.ts';
import {parseBody, yieldTemplates} from './tag-body.ts';

/** Liquid's `paginate`. */
export interface LiquidPaginate {
  readonly current_page: number;
  readonly current_offset: number;
  readonly page_size: number;
  readonly pages: number;
  readonly items: number;
  readonly previous: LiquidPart | null;
  readonly next: LiquidPart | null;
  readonly parts: readonly LiquidPart[];
}

/** Liquid's `part`: a link to a page, or a gap. */
export interface LiquidPart {
  readonly title: string;
  readonly url: string;
  readonly is_link: boolean;
}

/** `{% paginate collection.products by 24 %}`: reduces the list to the current page inside the tag. */
export class PaginateTag extends Tag {
  readonly #path: readonly string[];
  readonly #pageSize: ValueToken | undefined;
  readonly #templates: Template[];

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid);
    this.#path = (this.tokenizer.readValue()?.getText() ?? '').split('.');
    this.tokenizer.readIdentifier();
    this.#pageSize = this.tokenizer.readValue();
    this.#templates = parseBody('paginate', remainTokens, parser);
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, never> {
    const [root = ''] = this.#path;
    const pageSize = Number(yield evalToken(this.#pageSize, context));
    const list: Iterable<unknown> | null = yield context._get([...this.#path]);
    const {count, slice} = pagesOf(list ?? []);
    const page: number = MAIN_LISTS.has(root) ? yield context._get(['current_page']) : 1;
    const query: string = yield context._get(['query_string']);
    const shown = slice((page - 1) * pageSize, page * pageSize);
    const scope: object = {[root]: yield context._get([root])};
    const paginate = describePagination(page, pageSize, count, query);
    context.push({...withProperty(scope, this.#path, shown), paginate});
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter);
    context.pop();
  }

  children(): Generator<unknown, Template[]> {
    return yieldTemplates(this.#templates);
  }

  *arguments(): Generator<ValueToken> {
    if (this.#pageSize) yield this.#pageSize;
  }
}

/** The lists that `?page=` refers to. The platform gives others, such as those of settings, parameters of their own. */
const MAIN_LISTS = new Set(['collection', 'collections', 'search', 'blog', 'article', 'product']);

/** Copies an object and replaces the value at a path; getters stay getters. */
function withProperty(object: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = rest.length === 0 ? value : withProperty(Object(Reflect.get(object, name)), rest, value);
  return Object.defineProperties(
    {},
    {...Object.getOwnPropertyDescriptors(object), [name]: {value: inner, enumerable: true}},
  );
}

function describePagination(page: number, pageSize: number, items: number, query: string): LiquidPaginate {
  const pages = Math.max(1, Math.ceil(items / pageSize));
  const part = (number: number, title = String(number)): LiquidPart => ({
    title,
    url: pageUrl(query, number),
    is_link: number !== page,
  });
  return {
    current_page: page,
    current_offset: (page - 1) * pageSize,
    page_size: pageSize,
    pages,
    items,
    previous: page > 1 ? part(page - 1) : null,
    next: page < pages ? part(page + 1) : null,
    parts: listParts(page, pages).map(number => (number === null ? gap : part(number))),
  };
}

const gap: LiquidPart = {title: '&hellip;', url: '', is_link: false};

/** Lists the first page, the last one, the current one and its neighbours, with `null` for each gap. */
function listParts(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1] ?? 0;
    return number - previous > 1 ? [null, number] : [number];
  });
}

/** The current URL with another page number. */
function pageUrl(query: string, page: number): string {
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `?${parameters}`;
}
