import {readManifest} from '../manifest/manifest.ts';
import type {Changelog} from './changelog.ts';
import {configurationApi} from './configuration-api.ts';
import {elementApi} from './element-api.ts';
import {kitApi} from './kit-api.ts';
import {packageApi} from './package-api.ts';

/**
 * What shops and their code hold on to, each as a line: where it is, what it is, its name in backquotes, its type and what it
 * is where nobody says. A place that is no name of its own is `configuration`, `template`, `kit` or `package`.
 */
export type PublicApi = readonly string[];

/** The face as it is: what the elements' manifest tells, settings, texts, templates, the kit, and the package. */
export async function readPublicApi(): Promise<PublicApi> {
  const parts = await Promise.all([
    elementApi(await readManifest()),
    configurationApi(),
    kitApi(),
    packageApi(),
  ]);
  return parts.flat().sort();
}

/** The face that was last released. */
export interface ReleasedApi {
  readonly version: string;
  readonly face: PublicApi;
}

export const API_FILE = 'docs/face.json';

/** What is new in a face, and what it no longer has. */
export interface ApiChanges {
  readonly added: PublicApi;
  readonly removed: PublicApi;
}

export function compareApis(before: PublicApi, now: PublicApi): ApiChanges {
  const without = (from: PublicApi, other: PublicApi) => from.filter(line => !other.includes(line));
  return {added: without(now, before), removed: without(before, now)};
}

/** The changes that no entry of the changelog names, along with the place they are in. */
export function missingEntries({added, removed}: ApiChanges, changelog: Changelog): string[] {
  const sentences = (lines: PublicApi, change: string) =>
    lines.flatMap(line => {
      const {place, name} = readLine(line);
      if (changelog.mentions(place, name)) return [];
      return `${change}: ${line}. Add an entry to CHANGELOG.md, under [Unreleased], that has both ${place} and \`${name}\`.`;
    });
  return [...sentences(added, 'new'), ...sentences(removed, 'gone or changed')];
}

/** Where something is, as the changelog has to say it, and its name. */
function readLine(line: string): {readonly place: string; readonly name: string} {
  const [, place = '', kind = '', name = ''] = /^(\S+) (.*?) ?`([^`]+)`/.exec(line) ?? [];
  // All of the configuration is one place: it says more to name the kind.
  if (place === 'configuration') return {place: kind, name};
  return {place: WORDS.includes(place) ? place : `\`${place}\``, name};
}

/** Places that the changelog names by a plain word. */
const WORDS = ['template', 'kit', 'package'];
