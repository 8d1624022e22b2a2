import type {Context} from 'liquidjs';
import {SilentTag} from './silent-tags.ts';

/** The key of the page's script files among the globals, which no theme can spell. */
export const SCRIPTS = Symbol('files with scripts on the page');

/** `{% javascript %}`: the store serves all scripts in one file, of which a page runs those of its own sections. */
export class JavascriptTag extends SilentTag {
  override render({globals}: Context): void {
    const files: unknown = Reflect.get(globals, SCRIPTS);
    if (files instanceof Set && this.token.file) files.add(this.token.file);
  }
}
