/** A rule for the value of a parameter or an attribute, and its wording. */
export interface Rule {
  readonly accepts: (value: string) => boolean;
  readonly words: string;
}

/** Whether a text is a whole number in a range. */
export function isWhole(value: string, least: number, most = Number.POSITIVE_INFINITY): boolean {
  return isDigits(value) && Number(value) >= least && Number(value) <= most;
}

export function isDigits(value: string): boolean {
  return /^\d+$/.test(value);
}
