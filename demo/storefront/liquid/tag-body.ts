import type {Parser, Template, TopLevelToken} from 'liquidjs';

/** What stands between a block tag and its end, as templates to render. */
export function parseBody(name: string, tokens: TopLevelToken[], parser: Parser): Template[] {
  return Array.from(takeUntilEnd(name, tokens), token => parser.parseToken(token, tokens));
}

/** What stands between a block tag and its end, as it is written. */
export function takeBody(name: string, tokens: TopLevelToken[]): string {
  return Array.from(takeUntilEnd(name, tokens), token => token.getText()).join('');
}

/** Takes one token at a time: parsing one may take those after it. */
function* takeUntilEnd(name: string, tokens: TopLevelToken[]): Generator<TopLevelToken> {
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    if ('name' in token && token.name === `end${name}`) return;
    yield token;
  }
  throw new SyntaxError(`{% end${name} %} is missing`);
}
