/** An error that the developer can fix. Its message tells how; no stack is printed. */
export class CliError extends Error {}

/** Returns the message for an expected error: a `CliError`, or an error of the file system. */
export function explain(error: unknown): string | undefined {
  if (error instanceof CliError) return error.message;
  const {code, path} = error as NodeJS.ErrnoException;
  if (!code || !path) return undefined;
  const reason = reasons[code] ?? `can't be used (${code})`;
  return `${path} ${reason}`;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "can't be written: you lack the permission. Change its permissions, or run this as its owner.",
  EPERM: "can't be written: you lack the permission. Change its permissions, or run this as its owner.",
  EROFS: "can't be written: the disk is read-only. Copy the theme elsewhere.",
  ENOSPC: "can't be written: the disk is full.",
  ENOTDIR: 'is inside a file, where a folder is needed: rename that file.',
  EEXIST: 'is a file, where a folder is needed: rename it.',
  EISDIR: 'is a folder, where a file is needed: rename it.',
};
