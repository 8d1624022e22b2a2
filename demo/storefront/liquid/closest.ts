import type {Setting, Values} from './setting.ts';

/** Liquid's `closest`: the nearest product, collection and so on around a block. */
export type Closest = Values;

const RESOURCES = ['product', 'collection', 'article', 'blog', 'page'];

/** Finds the records that the page itself shows. */
export function closestOnPage(globals: Values): Closest {
  return Object.fromEntries(RESOURCES.map(name => [name, globals[name]]));
}

/** Adds the records that the settings of a section or block choose; they replace the outer ones. */
export function closestIn(outer: Closest, settings: Values, declared: readonly Setting[] = []): Closest {
  const chosen = declared.flatMap(({type, id = ''}) => {
    const record = RESOURCES.includes(type) ? settings[id] : undefined;
    return record ? [[type, record] as const] : [];
  });
  return {...outer, ...Object.fromEntries(chosen)};
}
