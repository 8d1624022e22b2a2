import {closest, distance} from 'fastest-levenshtein';

/** A name that nothing here has. */
export interface UnknownName {
  readonly name: string;
  /** The known name that is spelt much like it, if there is one. */
  readonly meant: string | undefined;
}

/** The given names that are not among the known ones. */
export function unknownNames(given: readonly string[], known: readonly string[]): UnknownName[] {
  return given.filter(name => !known.includes(name)).map(name => ({name, meant: likely(name, known)}));
}

/** A name, and the one that was meant. */
export function nameWithAdvice({name, meant}: UnknownName): string {
  return `"${name}"${meant ? `: "${meant}" is one` : ''}.`;
}

function likely(name: string, known: readonly string[]): string | undefined {
  const nearest = closest(plain(name), known.map(plain));
  const isNear = distance(plain(name), nearest) <= Math.min(2, nearest.length / 4);
  return isNear ? known.find(each => plain(each) === nearest) : undefined;
}

/** A name without what tells ways of writing apart: `page-size`, `pageSize`, `page_size`. */
function plain(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}
