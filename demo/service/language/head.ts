/**
 * The part of a folded name that ends with what the thing is, in both languages: "case" of "case for tablets (black)",
 * カバー of 【限定】手帳カバー（黒）. What stands in brackets, after a comma or a dash, after a preposition, or holds a
 * number at the end, says more about it.
 */
export function headOf(name: string): string {
  const bare = name.replace(/[（(［[【<「『].*?[）)\]］】>」』]/g, ' ').trim() || name;
  const [first = bare] = bare.split(/\s(?:for|with|in|of|from|by|to|and|&)\s|[,、，:|／]|\s[-–—/]\s/);
  return first.trim().replace(/(?:\s+\S*\d\S*)+$/, '') || bare;
}
