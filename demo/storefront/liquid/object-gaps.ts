import {analyzeSync, Context, Drop, type Template, type Variable} from 'liquidjs';
import {isGlobalObject, typeOfProperty} from './platform-docs.ts';
import type {Values} from './setting.ts';
import type {ThemeGaps} from './theme-gaps.ts';

/**
 * Finds objects and properties that the files of a theme read and the demo lacks. Liquid reads a missing property as
 * nothing, so rendering alone does not reveal it.
 */
export class ObjectGaps {
  readonly #gaps: ThemeGaps;
  /** Variables that no page has shown yet, by their paths. */
  readonly #unchecked = new Map<string, Variable>();
  readonly #checked = new Set<string>();

  constructor(gaps: ThemeGaps) {
    this.#gaps = gaps;
  }

  /** Collects the variables of a parsed file. */
  collect(templates: Template[]): void {
    const {globals} = analyzeSync(templates, {partials: false});
    for (const variable of Object.values(globals).flat()) {
      const path = String(variable);
      if (!this.#checked.has(path) && !this.#unchecked.has(path)) this.#unchecked.set(path, variable);
    }
  }

  /** Looks up the collected variables in the objects of a page. Variables of a record that it lacks wait for another. */
  check(globals: Values): void {
    for (const [path, {segments, location}] of this.#unchecked) {
      const names = segments.map(segment => (typeof segment === 'string' ? segment : ''));
      const gap = findGap(globals, names);
      if (gap === undefined) continue;
      this.#unchecked.delete(path);
      this.#checked.add(path);
      if (gap !== '') this.#gaps.add(gap, {file: location.file ?? '', line: location.row});
    }
  }
}

/** Returns the gap as a sentence, an empty text if there is none, or `undefined` if the page lacks the record. */
function findGap(globals: Values, [root = '', ...names]: readonly string[]): string | undefined {
  if (!Object.hasOwn(globals, root))
    return isGlobalObject(root) ? `the demo’s Liquid has no object “${root}”` : undefined;
  let [owner, type] = [globals[root], root];
  for (const name of names) {
    if (owner === null || owner === undefined) return undefined;
    const next = typeOfProperty(type, name);
    // A variable of the theme may have the name of an object, and keys are not in the reference.
    if (next === undefined || Array.isArray(owner)) return '';
    const value = readProperty(owner, name);
    if (value === undefined && !hasProperty(owner, name)) return `the demo has no “${type}.${name}”`;
    [owner, type] = [value, next];
  }
  return '';
}

function readProperty(owner: unknown, name: string): unknown {
  const value: unknown = Reflect.get(Object(owner), name);
  return value === undefined && owner instanceof Drop
    ? owner.liquidMethodMissing(name, new Context())
    : value;
}

function hasProperty(owner: unknown, name: string): boolean {
  return typeof owner !== 'object' || owner === null || name in owner;
}
