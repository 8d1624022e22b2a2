/** Matches the names of the kit's files, sections, texts and elements. */
const KIT_NAME = /storefront[-_]search|<(search-box|search-results|facet-panel)[\s>]/;

/** Whether a text of the theme's own names the kit. */
export const namesKit = (text: string): boolean => KIT_NAME.test(text);

/** Whether a file is the kit's own by its name. */
export const isOfKit = (file: string): boolean => /^(snippets|sections)\/storefront-search/.test(file);

/** Names a file and the lines from one offset to another. */
export function placeOf(file: string, text: string, start: number, end: number = start): string {
  const [first, last] = [start, end].map(offset => text.slice(0, offset).split('\n').length);
  return first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
}
