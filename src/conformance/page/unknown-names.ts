import {closest, distance} from 'fastest-levenshtein';

/** A name that is not among the known ones. */
export interface UnknownName {
  readonly name: string;
  /** The known name with the most similar spelling, if one is close enough. */
  readonly meant: string | undefined;
}

/** Finds the given names that are not among the known ones. */
export function unknownNames(given: readonly string[], known: readonly string[]): UnknownName[] {
  return given.filter(name => !known.includes(name)).map(name => ({name, meant: likely(name, known)}));
}

/** Puts a name in words, with the one that was probably meant. */
export function nameWithAdvice({name, meant}: UnknownName): string {
  return `"${name}"${meant ? `: "${meant}" is one` : ''}.`;
}

function likely(name: string, known: readonly string[]): string | undefined {
  const nearest = closest(plain(name), known.map(plain));
  const isNear = distance(plain(name), nearest) <= Math.min(2, nearest.length / 4);
  return isNear ? known.find(each => plain(each) === nearest) : undefined;
}

/** Removes what distinguishes `page-size`, `pageSize` and `page_size`. */
function plain(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}
