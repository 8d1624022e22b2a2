import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';

const known = new Map<string, {readonly state: string; readonly version: string}>();

/** Changes whenever the text does. */
export const versionOfText = (text: string | Buffer): string =>
  createHash('sha1').update(text).digest('hex').slice(0, 8);

/** Changes whenever the content of a file does. */
export function versionOfContent(path: string): string {
  const state = stateOfFile(path);
  const before = known.get(path);
  if (before?.state === state) return before.version;
  const version = versionOfText(readFileSync(path));
  known.set(path, {state, version});
  return version;
}

/** Changes whenever the file is written. */
export function stateOfFile(path: string): string {
  const {mtimeMs, size} = statSync(path);
  return `${path}:${mtimeMs}:${size}`;
}

/** Browsers keep a file whose address has its version for ever, as from the platform's CDN; any other one they check each time. */
export function cacheControlOf(address: string): string {
  const {pathname, searchParams} = new URL(address);
  const isVersioned = searchParams.has('v') || /-[0-9A-Z]{8}\.\w+$/.test(pathname);
  return isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const started = Date.now().toString(36);

/** The address of a file of the platform, which changes with each start of the demo. */
export const platformFile = (name: string): string => `/platform/${name}?v=${started}`;
