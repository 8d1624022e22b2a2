import {readFileSync} from 'node:fs';
import {TAGS, type Tag} from './store/markup.ts';

/** An attribute of an element, and how it is chosen. */
export interface Control {
  readonly tag: Tag;
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'number' | 'text';
  /** The values of a choice. */
  readonly values: readonly string[];
  readonly fallback?: string;
  readonly description: string;
}

interface Manifest {
  readonly modules: readonly {readonly declarations?: readonly Declaration[]}[];
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly {
    readonly name: string;
    readonly type?: {readonly text: string};
    readonly default?: string;
    readonly description?: string;
  }[];
}

/** Reads the elements' attributes from `custom-elements.json`, without those that an element sets itself. */
export function readControls(manifest: Manifest = readManifest()): Control[] {
  const declarations = manifest.modules.flatMap(({declarations = []}) => declarations);
  return TAGS.flatMap(tag => {
    const {attributes = []} = declarations.find(({tagName}) => tagName === tag) ?? {};
    return attributes
      .filter(({description = ''}) => !/\bSet by the element\b/.test(description))
      .map(({name, type, default: fallback, description = ''}) => {
        const text = type?.text ?? 'string';
        const values = text.split('|').map(value => value.trim().replace(/^['"]|['"]$/g, ''));
        return {
          tag,
          name,
          kind: kindOf(text),
          values,
          fallback,
          description: description.replace(/\s+/g, ' '),
        };
      })
      .map(control => (control.kind === 'choice' ? control : {...control, values: []}));
  });
}

/** Names as `search-results.paging`. */
export function nameOf({tag, name}: Pick<Control, 'tag' | 'name'>): string {
  return `${tag}.${name}`;
}

function kindOf(type: string): Control['kind'] {
  if (type === 'boolean') return 'flag';
  if (type === 'number') return 'number';
  return type === 'string' ? 'text' : 'choice';
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8')) as Manifest;
}
