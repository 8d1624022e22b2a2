import {
  type Context,
  type Emitter,
  evalToken,
  evalTokenValue,
  type Liquid,
  Tag,
  type TagToken,
  type Tokenizer,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs';
import {type BlockGlobals, type BlockUse, listBlockKeys, PARENT, renderBlock} from './block.ts';
import type {Values} from './setting.ts';
import type {ThemeEngine} from './theme-engine.ts';

/**
 * `{% content_for 'blocks' %}` renders the blocks of the section or block around it, in order. `{% content_for 'block',
 * type: 'text', id: 'title' %}` renders a single one, which has the defaults of its settings unless JSON knows it.
 */
export class ContentForTag extends Tag {
  readonly #kind: ValueToken | undefined;
  readonly #arguments: ReadonlyMap<string, ValueToken | undefined>;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    this.#kind = this.tokenizer.readValue();
    this.#arguments = new Map(readArguments(this.tokenizer));
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, never> {
    const globals = context.globals as BlockGlobals;
    if (!globals[PARENT]) return;
    const kind: unknown = yield evalToken(this.#kind, context);
    const {closest, type, id, variables} = yield* this.#evaluate(context);
    const inner = {...globals, closest: {...globals.closest, ...closest}};
    const {use} = globals[PARENT];
    const keys = kind === 'block' ? [String(id)] : listBlockKeys(use);
    for (const key of keys) {
      const block = use.blocks?.[key] ?? {type: String(type)};
      emitter.write(this.#print(key, block, inner, kind === 'block' ? variables : {}));
    }
  }

  *arguments(): Generator<ValueToken> {
    for (const value of this.#arguments.values()) if (value) yield value;
  }

  #print(key: string, use: BlockUse, globals: BlockGlobals, variables: Values): string {
    return renderBlock(this.liquid as ThemeEngine, key, use, globals, this.token, variables);
  }

  *#evaluate(context: Context): Generator<unknown, Evaluated, never> {
    const closest: Record<string, unknown> = {};
    const variables: Record<string, unknown> = {};
    for (const [name, token] of this.#arguments) {
      const value: unknown = yield evalTokenValue(token, context);
      if (name.startsWith(CLOSEST)) closest[name.slice(CLOSEST.length)] = value;
      else variables[name] = value;
    }
    const {type, id, ...others} = variables;
    return {closest, type, id, variables: others};
  }
}

interface Evaluated {
  readonly closest: Values;
  readonly type: unknown;
  readonly id: unknown;
  readonly variables: Values;
}

const CLOSEST = 'closest.';

/** Reads named arguments, whose names may contain dots: `type: 'card', closest.product: product`. */
function* readArguments(tokenizer: Tokenizer): Generator<[name: string, value: ValueToken | undefined]> {
  for (;;) {
    tokenizer.skipBlank();
    while (tokenizer.peek() === ',') {
      tokenizer.advance();
      tokenizer.skipBlank();
    }
    let name = tokenizer.readIdentifier().getText();
    while (tokenizer.peek() === '.') {
      tokenizer.advance();
      name += `.${tokenizer.readIdentifier().getText()}`;
    }
    if (name === '') return;
    tokenizer.skipBlank();
    if (tokenizer.peek() === ':') tokenizer.advance();
    yield [name, tokenizer.readValue()];
  }
}
