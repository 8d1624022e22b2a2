import {type Context, type Liquid, Tag, type TagToken, type TopLevelToken} from 'liquidjs';
import {takeBody} from './tag-body.ts';

/** A tag whose body is not Liquid, and that renders nothing. */
export abstract class SilentTag extends Tag {
  protected readonly body: string;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    this.body = takeBody(token.name, remainTokens);
  }

  override render(_context: Context): void {}
}

/** `{% doc %}`: a snippet's documentation. */
export class DocTag extends SilentTag {}

/** `{% schema %}`: a section's settings as JSON. */
export class SchemaTag extends SilentTag {
  get json(): string {
    return this.body;
  }
}

/** `{% stylesheet %}`: the store serves the style sheets of all files as one. */
export class StylesheetTag extends SilentTag {}
