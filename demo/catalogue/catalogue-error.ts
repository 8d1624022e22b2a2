/** An unusable catalogue; the message tells the person who starts the store what to fix. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}
