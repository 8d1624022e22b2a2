/** What shows an option's value: a CSS colour, or the address of a picture. */
export interface Swatch {
  readonly colour?: string;
  readonly picture?: string;
}

/** Returns a swatch as CSS writes a background. */
export function backgroundOf({colour, picture}: Swatch): string {
  return colour ?? `url("${picture}") center / cover`;
}
