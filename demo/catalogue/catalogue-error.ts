/** A catalogue that cannot be used at all; the message says to a person what to mend. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}
