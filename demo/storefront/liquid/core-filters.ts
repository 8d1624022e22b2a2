import type {Liquid} from 'liquidjs';

/** The filters of Liquid itself in which the platform differs from the library. */
export function registerCoreFilters(engine: Liquid): void {
  engine.registerFilter('json', (value: unknown) => toScriptJson(value ?? null));
  engine.registerFilter('divided_by', (dividend: unknown, divisor: unknown) => {
    const quotient = Number(dividend) / Number(divisor);
    return Number.isInteger(dividend) && Number.isInteger(divisor) ? Math.floor(quotient) : quotient;
  });
}

/** JSON in which no `<`, `>` or `&` can end the script element, or open a comment in it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
