type Schema = typeof import('../../core/contract/schema.ts');

let schema: Promise<Schema> | undefined;

/** Loads the code that reads answers, once; again after a failure. */
export function loadSchema(): Promise<Schema> {
  schema ??= import('../../core/contract/schema.ts').catch(error => {
    schema = undefined;
    throw error;
  });
  return schema;
}
