import type {Setting, Values} from './setting.ts';

/** Liquid's `closest`: the nearest product, collection and so on around a block. */
export type Closest = Values;

const RESOURCES = ['product', 'collection', 'article', 'blog', 'page'];

/** What is closest in a whole page: the record that it shows. */
export function closestOnPage(globals: Values): Closest {
  return Object.fromEntries(RESOURCES.map(name => [name, globals[name]]));
}

/** What is closest in a section or block: records that its settings choose come before those around it. */
export function closestIn(outer: Closest, settings: Values, declared: readonly Setting[] = []): Closest {
  const chosen = declared.flatMap(({type, id = ''}) => {
    const record = RESOURCES.includes(type) ? settings[id] : undefined;
    return record ? [[type, record] as const] : [];
  });
  return {...outer, ...Object.fromEntries(chosen)};
}
