import {createRequire} from 'node:module';

/** An entry of the platform's Liquid reference, as the theme linter ships it. */
interface Entry {
  readonly name: string;
  readonly access?: {readonly global: boolean};
  readonly properties?: readonly Entry[];
  readonly return_type?: readonly {readonly type: string}[];
}

/** Whether the platform has this filter. */
export function isPlatformFilter(name: string): boolean {
  return filters.has(name);
}

const read = (name: string): readonly Entry[] =>
  createRequire(import.meta.url)(`@shopify/theme-check-docs-updater/data/${name}.json`);

const filters = new Set(read('filters').map(({name}) => name));
