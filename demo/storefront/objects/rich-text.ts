/** A record's text as HTML: HTML stays what the merchant wrote, and plain text becomes paragraphs. */
export function toHtml(text: string): string {
  if (/<[a-z]/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Text made safe for HTML, inside and outside attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
