import {readManifest} from '../manifest/manifest.ts';
import type {Changelog} from './changelog.ts';
import {configurationFace} from './configuration-face.ts';
import {elementFace} from './element-face.ts';
import {kitFace} from './kit-face.ts';
import {packageFace} from './package-face.ts';

/**
 * What shops and their code hold on to, each as a line: where it is, what it is, its name in backquotes, its type and what it
 * is where nobody says. A place that is no name of its own is `configuration`, `template`, `kit` or `package`.
 */
export type Face = readonly string[];

/** The face that was last released. */
export interface ReleasedFace {
  readonly version: string;
  readonly face: Face;
}

export const FACE_FILE = 'docs/face.json';

/** The face as it is: what the elements' manifest tells, settings, texts, templates, the kit, and the package. */
export async function readFace(): Promise<Face> {
  const parts = await Promise.all([
    elementFace(await readManifest()),
    configurationFace(),
    kitFace(),
    packageFace(),
  ]);
  return parts.flat().sort();
}

/** What is new in a face, and what it no longer has. */
export function compareFaces(before: Face, now: Face): {readonly added: Face; readonly removed: Face} {
  const without = (from: Face, other: Face) => from.filter(line => !other.includes(line));
  return {added: without(now, before), removed: without(before, now)};
}

/** The changes that no entry of the changelog names, along with the place they are in. */
export function untold({added, removed}: ReturnType<typeof compareFaces>, changelog: Changelog): string[] {
  const sentences = (lines: Face, does: string) =>
    lines.flatMap(line => {
      const {place, name} = readLine(line);
      if (changelog.names(place, name)) return [];
      return `${does}: ${line}. Add an entry to CHANGELOG.md, under [Unreleased], that has both ${place} and \`${name}\`.`;
    });
  return [...sentences(added, 'new'), ...sentences(removed, 'gone or changed')];
}

/** Where something is, as the changelog has to say it, and its name. */
function readLine(line: string): {readonly place: string; readonly name: string} {
  const [, place = '', kind = '', name = ''] = /^(\S+) (.*?) ?`([^`]+)`/.exec(line) ?? [];
  // All of the configuration is one place: it says more to name the kind.
  if (place === 'configuration') return {place: kind, name};
  return {place: /^(template|kit|package)$/.test(place) ? place : `\`${place}\``, name};
}
