/** Normalises a query to a term: ｼﾞｬｹｯﾄ and ジャケット, Linen and linen are equal. */
export function foldTerm(query: string): string {
  return query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The date of a time in this machine's calendar. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
