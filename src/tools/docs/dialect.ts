/** Returns the words of a text that have a plainer standard term, in lower case. */
export function findDialect(text: string): string[] {
  return [...text.matchAll(DIALECT)].map(([word]) => word.toLowerCase().replaceAll(/\s+/g, ' '));
}

const DIALECT = /\b(told|anew|mend(s|ed|ing)?|blanks|parted|stands\s+there|whoever)\b/gi;
