import {type Liquid, Tag, type TagToken, type TopLevelToken} from 'liquidjs';
import {takeBody} from './tag-body.ts';

/** `{% doc %}`: a snippet's documentation; renders nothing. */
export class DocTag extends Tag {
  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    takeBody('doc', remainTokens);
  }

  override render(): void {}
}

/** `{% schema %}`: a section's settings as JSON; renders nothing. */
export class SchemaTag extends Tag {
  readonly json: string;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    this.json = takeBody('schema', remainTokens);
  }

  override render(): void {}
}
