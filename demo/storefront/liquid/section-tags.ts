import {type Context, type Emitter, Tag} from 'liquidjs';
import {renderSections, renderStaticSection} from './section.ts';
import {findSections} from './section-list.ts';
import type {Values} from './setting.ts';
import type {ThemeEngine} from './theme-engine.ts';

/** `{% sections 'header-group' %}`: renders the sections of a group in order. */
export class SectionsTag extends Tag {
  override render({globals}: Context, emitter: Emitter): void {
    const engine = this.liquid as ThemeEngine;
    const group = readName(this);
    if (findSections(engine.folders, `sections/${group}`)) {
      emitter.write(renderSections(engine, `sections/${group}`, globals as Values));
    } else {
      engine.gaps.addMissing(`section group “${group}”`, this.token);
    }
  }
}

/** `{% section 'footer' %}`: renders a section at a fixed place. */
export class SectionTag extends Tag {
  override render({globals}: Context, emitter: Emitter): void {
    const engine = this.liquid as ThemeEngine;
    const type = readName(this);
    const html = renderStaticSection(engine, type, globals as Values);
    if (html === undefined) engine.gaps.addMissing(`section “${type}”`, this.token);
    else emitter.write(html);
  }
}

/** Both tags take a quoted name only. */
function readName({token}: Tag): string {
  return /['"]([^'"]*)['"]/.exec(token.args)?.[1] ?? '';
}
