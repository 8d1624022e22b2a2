/** An error that the developer can fix. Its message says how; no stack is printed. */
export class CliError extends Error {}

/** Returns the message for an expected error: a `CliError`, or an error of the file system. */
export function explain(error: unknown): string | undefined {
  if (error instanceof CliError) return error.message;
  const {code, path} = error as NodeJS.ErrnoException;
  if (!code || !path) return undefined;
  const reason = reasons[code] ?? `can't be used: the system reports ${code}.`;
  return `${path} ${reason}`;
}

const NO_PERMISSION =
  "can't be read or written: you have no permission. Change its permissions, or run the command as its owner.";

const reasons: Readonly<Record<string, string>> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: "can't be written: the disk is read-only. Copy the folder to another disk.",
  ENOSPC: "can't be written: the disk is full. Free some space, then run the command again.",
  ENOTDIR: "can't be used: one of its folders is a file. Rename that file.",
  EEXIST: 'is a file, but the command needs a folder there. Rename the file.',
  EISDIR: 'is a folder, but the command needs a file there. Rename the folder.',
};
