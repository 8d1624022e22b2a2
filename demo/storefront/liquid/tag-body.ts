import type {Parser, Template, TopLevelToken} from 'liquidjs';

/** Parses the templates between a block tag and its end tag. */
export function parseBody(name: string, tokens: TopLevelToken[], parser: Parser): Template[] {
  return Array.from(takeUntilEnd(name, tokens), token => parser.parseToken(token, tokens));
}

/** Gives the templates of a block tag to LiquidJS's analysis, which drives a generator. */
export function* yieldTemplates(templates: Template[]): Generator<unknown, Template[]> {
  yield* [];
  return templates;
}

/** Returns the source between a block tag and its end tag. */
export function takeBody(name: string, tokens: TopLevelToken[]): string {
  return Array.from(takeUntilEnd(name, tokens), token => (isRawMark(token) ? '' : token.getText())).join('');
}

/** Yields one token at a time, because parsing a token may consume those after it. */
function* takeUntilEnd(name: string, tokens: TopLevelToken[]): Generator<TopLevelToken> {
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    if ('name' in token && token.name === `end${name}`) return;
    yield token;
  }
  throw new SyntaxError(`{% end${name} %} is missing`);
}

/** Whether the token is `{% raw %}` or its end, which protect a body that is not Liquid. */
function isRawMark(token: TopLevelToken): boolean {
  return 'name' in token && (token.name === 'raw' || token.name === 'endraw');
}
