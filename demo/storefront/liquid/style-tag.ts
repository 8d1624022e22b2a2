import {
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
} from 'liquidjs';
import {parseBody, yieldTemplates} from './tag-body.ts';

/** `{% style %}`: renders Liquid inside a `<style>`. */
export class StyleTag extends Tag {
  readonly #templates: Template[];

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid);
    this.#templates = parseBody('style', remainTokens, parser);
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, never> {
    emitter.write('<style data-shopify>');
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter);
    emitter.write('</style>');
  }

  children(): Generator<unknown, Template[]> {
    return yieldTemplates(this.#templates);
  }
}
