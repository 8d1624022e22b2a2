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
import type {ThemeEngine} from './theme-engine.ts';

type Rendering = Generator<unknown, void, unknown>;

/** `{% render 'card' %}`: renders nothing if the theme lacks the snippet. `{% render block %}` is for blocks of apps. */
export class SnippetTag extends RenderTag {
  readonly #isSnippet: boolean;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    // Parsing consumes the arguments.
    const isSnippet = /^\s*['"]/.test(token.args);
    super(token, remainTokens, liquid, parser);
    this.#isSnippet = isSnippet;
  }

  override *render(context: Context, emitter: Emitter): Rendering {
    if (this.#isSnippet) yield* renderOrReport(this, super.render(context, emitter));
    else (this.liquid as ThemeEngine).gaps.add('the demo has no app blocks', this.token);
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
