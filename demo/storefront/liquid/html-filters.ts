import type {Liquid} from 'liquidjs';

/** `json`: safe inside a script element, as the platform's is. */
export function registerHtmlFilters(engine: Liquid): void {
  engine.registerFilter('json', (value: unknown) => toScriptJson(value ?? null));
}

/** JSON in which no `<`, `>` or `&` can end the script element, or open a comment in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
