/** Draws the picture of a product, an article or a collection. */
export function drawPicture(name: string): string {
  const label = name.split('-')[0] ?? name;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="#eee9e1"/><text x="300" y="310" text-anchor="middle" font-size="48" fill="#555">${label.replace(/[^a-z]/g, '')}</text></svg>`;
}
