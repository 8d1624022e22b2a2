/**
 * The part of a folded name that ends with its head noun, in both languages: "case" of "case for tablets (black)",
 * カバー of 【限定】手帳カバー（黒）. Drops modifiers: bracketed text, text after a comma, a dash or a preposition, and a trailing
 * number.
 */
export function headOf(name: string): string {
  const bare = name.replace(/[（(［[【<「『].*?[）)\]］】>」』]/g, ' ').trim() || name;
  const [first = bare] = bare.split(/\s(?:for|with|in|of|from|by|to|and|&)\s|[,、，:|／]|\s[-–—/]\s/);
  return first.trim().replace(/(?:\s+\S*\d\S*)+$/, '') || bare;
}
