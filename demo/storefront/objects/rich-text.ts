/** Converts a record's text to HTML: keeps HTML, and wraps plain text in paragraphs. */
export function toHtml(text: string): string {
  if (/<[a-z]/i.test(text)) return text;
  return text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
