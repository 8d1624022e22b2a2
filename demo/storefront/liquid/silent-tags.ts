import {type Liquid, Tag, type TagToken, type TopLevelToken} from 'liquidjs';

/** `{% doc %}`: what a snippet says about itself to its reader; it prints nothing. */
export class DocTag extends Tag {
  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    takeBody(remainTokens, 'doc');
  }

  override render(): void {}
}

/** `{% schema %}`: a section's settings, as JSON; it prints nothing. */
export class SchemaTag extends Tag {
  readonly json: string;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    this.json = takeBody(remainTokens, 'schema');
  }

  override render(): void {}
}

/** Takes the tokens up to the end tag, and answers their source. */
export function takeBody(tokens: TopLevelToken[], name: string): string {
  let body = '';
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    if ('name' in token && token.name === `end${name}`) return body;
    body += token.getText();
  }
  throw new SyntaxError(`{% ${name} %} is not closed`);
}
