/** A step of the install guide that is left to the developer, because the file is the theme's own. */
export interface GuideStep {
  /** The file, if it exists. */
  readonly file?: string;
  /** The file and its lines, such as `layout/theme.liquid:12` or `snippets/search.liquid:3-9`. */
  readonly place: string;
  /** The change to make there. */
  readonly task: string;
  /** The text to write. */
  readonly code?: string;
  /** The theme's own settings that the text takes over, in words. */
  readonly takes?: readonly string[];
  /** The features of the theme's own cards there that the list's cards lack. */
  readonly cardExtras?: readonly string[];
}

/** Names a file and the lines from one offset to another. */
export function placeOf(file: string, text: string, start: number, end: number = start): string {
  const [first, last] = [start, end].map(offset => text.slice(0, offset).split('\n').length);
  return first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
}
