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
import {parseBody} from './tag-body.ts';

const actions: Readonly<Record<string, string>> = {
  product: 'cart_add_url',
  cart: 'cart_url',
};

/** `{% form 'product', product, class: '…' %}`: renders a form with the platform's action for its type. */
export class FormTag extends Tag {
  readonly #type: ValueToken | undefined;
  readonly #attributes: Hash;
  readonly #templates: Template[];

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid);
    this.#type = this.tokenizer.readValue();
    this.#skipSubject();
    this.#attributes = new Hash(this.tokenizer);
    this.#templates = parseBody('form', remainTokens, parser);
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, never> {
    const type: string = yield evalToken(this.#type, context);
    const attributes: Record<string, unknown> = yield this.#attributes.render(context);
    const action = yield context._get(['routes', actions[type] ?? 'root_url']);
    const path = yield context._get(['request', 'path']);
    const query = yield context._get(['query_string']);
    const target = type === 'localization' ? '/localization' : String(action);
    const rest = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
    emitter.write(
      `<form method="post" action="${escapeHtml(target)}" accept-charset="UTF-8"${rest.join('')}>`,
    );
    emitter.write(`<input type="hidden" name="form_type" value="${escapeHtml(type)}">`);
    if (type === 'localization') {
      emitter.write(`<input type="hidden" name="return_to" value="${escapeHtml(`${path}${query}`)}">`);
    }
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter);
    emitter.write('</form>');
  }

  /** Skips the form's object (`product`), because the fields inside the form identify it. */
  #skipSubject(): void {
    const start = this.tokenizer.p;
    this.tokenizer.skipBlank();
    if (this.tokenizer.peek() === ',') this.tokenizer.advance();
    this.tokenizer.readValue();
    this.tokenizer.skipBlank();
    if (this.tokenizer.peek() === ':') this.tokenizer.p = start;
  }
}
