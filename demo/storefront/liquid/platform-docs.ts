import {createRequire} from 'node:module';

/** An entry of the platform's Liquid reference, as the theme linter ships it. */
interface Entry {
  readonly name: string;
  readonly access?: {readonly global: boolean};
  readonly properties?: readonly Entry[];
  readonly return_type?: readonly {readonly type: string; readonly array_value: string}[];
}

export function isPlatformFilter(name: string): boolean {
  return filters.has(name);
}

/** Whether every page of the platform has this object. */
export function isGlobalObject(name: string): boolean {
  return objects.get(name)?.access?.global ?? false;
}

/**
 * The type of a property of one of the platform's objects, such as `image` of `collection`, or of the items of a list;
 * `undefined` if the object has no such property.
 */
export function typeOfProperty(object: string, property: string): string | undefined {
  const entry = objects.get(object)?.properties?.find(({name}) => name === property);
  const [{type = '', array_value = ''} = {}] = entry?.return_type ?? [];
  return entry && (array_value || type);
}

const read = (name: string): readonly Entry[] =>
  createRequire(import.meta.url)(`@shopify/theme-check-docs-updater/data/${name}.json`);

const filters = new Set(read('filters').map(({name}) => name));
const objects = new Map(read('objects').map(entry => [entry.name, entry]));
