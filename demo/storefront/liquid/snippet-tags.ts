import {
  type Context,
  type Emitter,
  IncludeTag,
  type Liquid,
  type Parser,
  RenderTag,
  type Tag,
  type TagToken,
  type TopLevelToken,
} from 'liquidjs';
import {type LiquidBlock, renderAppBlock, USE} from './block.ts';
import type {Values} from './setting.ts';
import type {ThemeEngine} from './theme-engine.ts';

type Rendering = Generator<unknown, void, unknown>;

/** `{% render 'card' %}`: renders nothing if the theme lacks the snippet. `{% render block %}` is for blocks of apps. */
export class SnippetTag extends RenderTag {
  readonly #isSnippet: boolean;
  readonly #name: string;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    // Parsing consumes the arguments.
    const {args} = token;
    super(token, remainTokens, liquid, parser);
    this.#isSnippet = /^\s*['"]/.test(args);
    this.#name = args.trim();
  }

  #renderAppBlock(context: Context): string {
    const engine = this.liquid as ThemeEngine;
    const block = engine.evalValueSync(this.#name, context) as Partial<LiquidBlock> | undefined;
    const use = block?.[USE];
    if (use) return renderAppBlock(engine, block.id ?? '', use, context.globals as Values, this.token);
    engine.gaps.add('the demo has no app blocks', this.token);
    return '';
  }

  override *render(context: Context, emitter: Emitter): Rendering {
    if (this.#isSnippet) yield* renderOrReport(this, super.render(context, emitter));
    else emitter.write(this.#renderAppBlock(context));
  }
}

/** `{% include 'card' %}`, likewise. */
export class IncludedSnippetTag extends IncludeTag {
  override *render(context: Context, emitter: Emitter): Rendering {
    yield* renderOrReport(this, super.render(context, emitter));
  }
}

function* renderOrReport({token, liquid}: Tag, rendering: Rendering): Rendering {
  try {
    yield* rendering;
  } catch (error) {
    const name = missingName(error);
    if (name === undefined) throw error;
    (liquid as ThemeEngine).gaps.addMissing(`snippet “${name}”`, token);
  }
}

/** The name of the missing file. Errors inside the snippet have a place of their own, and no such message. */
function missingName(error: unknown): string | undefined {
  const isLookup = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isLookup ? /"([^"]+)"/.exec(error.message)?.[1] : undefined;
}
