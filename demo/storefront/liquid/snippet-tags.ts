import {type Context, type Emitter, IncludeTag, RenderTag, type Tag} from 'liquidjs';
import type {ThemeEngine} from './theme-engine.ts';

type Rendering = Generator<unknown, void, unknown>;

/** `{% render 'card' %}`: renders nothing if the theme lacks the snippet. */
export class SnippetTag extends RenderTag {
  override *render(context: Context, emitter: Emitter): Rendering {
    yield* renderOrReport(this, super.render(context, emitter));
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
    const isBlock = name === '[object Object]';
    const gap = isBlock ? 'the demo has no app blocks' : `the theme has no snippet “${name}”`;
    (liquid as ThemeEngine).gaps.add(gap, token);
  }
}

/** The name of the missing file. Errors inside the snippet have a place of their own, and no such message. */
function missingName(error: unknown): string | undefined {
  const isLookup = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isLookup ? /"([^"]+)"/.exec(error.message)?.[1] : undefined;
}
