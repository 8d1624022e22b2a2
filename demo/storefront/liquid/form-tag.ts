import {
  type Context,
  type Emitter,
  evalToken,
  Hash,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs';
import {escapeHtml} from '../objects/rich-text.ts';
import {parseBody, yieldTemplates} from './tag-body.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Liquid's `form`, what the form's own templates read. */
export interface LiquidForm {
  readonly id: unknown;
  readonly errors: null;
  readonly 'posted_successfully?': boolean;
}

/** `{% form 'product', product, class: '…' %}`: renders a form with the platform's action for its type. */
export class FormTag extends Tag {
  readonly #type: ValueToken | undefined;
  readonly #attributes: Hash;
  readonly #templates: Template[];
  #subject: ValueToken | undefined;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid);
    this.#type = this.tokenizer.readValue();
    this.#readSubject();
    this.#attributes = new Hash(this.tokenizer);
    this.#templates = parseBody('form', remainTokens, parser);
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, never> {
    const type: string = yield evalToken(this.#type, context);
    const subject: unknown = yield evalToken(this.#subject, context);
    const id: unknown = Reflect.get(Object(subject ?? {}), 'id');
    const own: Attributes = yield this.#attributes.render(context);
    const {return_to, ...attributes}: Attributes = {...DEFAULTS.get(type), ...own};
    const page: Page = {
      path: yield context._get(['request', 'path']),
      query: yield context._get(['query_string']),
      routes: yield context._get(['routes']),
    };
    const target = type === 'localization' ? (return_to ?? `${page.path}${page.query}`) : return_to;
    emitter.write(openForm(attributes, actionOf(type, page, attributes)));
    emitter.write(hiddenInput('form_type', type) + hiddenInput('utf8', '✓'));
    if (target != null) emitter.write(hiddenInput('return_to', target));
    context.push({form: describeForm(type, id, page)});
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter);
    context.pop();
    if (type === 'product') emitter.write(hiddenInput('product-id', id));
    emitter.write('</form>');
  }

  children(): Generator<unknown, Template[]> {
    return yieldTemplates(this.#templates);
  }

  /** Reads the form's object (`product`), which precedes its attributes. */
  #readSubject(): void {
    const start = this.tokenizer.p;
    this.tokenizer.skipBlank();
    if (this.tokenizer.peek() === ',') this.tokenizer.advance();
    this.#subject = this.tokenizer.readValue();
    this.tokenizer.skipBlank();
    if (this.tokenizer.peek() !== ':') return;
    this.#subject = undefined;
    this.tokenizer.p = start;
  }
}

/** The page around a form. */
interface Page {
  readonly path: unknown;
  readonly query: unknown;
  readonly routes: Readonly<Record<string, string>>;
}

const DEFAULTS = new Map(
  Object.entries<Attributes>({
    product: {enctype: 'multipart/form-data'},
    contact: {id: 'contact_form', class: 'contact-form'},
    customer: {id: 'contact_form', class: 'contact-form'},
  }),
);

function actionOf(type: string, {routes, path}: Page, {id}: Attributes): string {
  const {cart_add_url, cart_url} = routes;
  const actions: Readonly<Record<string, string | undefined>> = {
    product: cart_add_url,
    cart: cart_url,
    localization: '/localization',
    contact: `/contact#${id}`,
    customer: `/contact#${id}`,
  };
  // The store has no accounts and no comments: their forms lead back to the page.
  return (Object.hasOwn(actions, type) && actions[type]) || String(path);
}

/** `POST /contact` returns to the page with this parameter, like the platform. */
function describeForm(type: string, id: unknown, {query}: Page): LiquidForm {
  const parameters = new URLSearchParams(String(query));
  return {id, errors: null, 'posted_successfully?': parameters.get(`${type}_posted`) === 'true'};
}

function openForm(attributes: Attributes, action: string): string {
  const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<form method="post" action="${escapeHtml(action)}" accept-charset="UTF-8"${rest.join('')}>`;
}

function hiddenInput(name: string, value: unknown): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(String(value ?? ''))}">`;
}
