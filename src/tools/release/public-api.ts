import {readManifest} from '../manifest/manifest.ts';
import type {Changelog} from './changelog.ts';
import {configurationApi} from './configuration-api.ts';
import {elementApi} from './element-api.ts';
import {kitApi} from './kit-api.ts';
import {packageApi} from './package-api.ts';

/**
 * The names that shops and their code rely on. Each line has a place, a kind, the name in backquotes, its type and its default.
 * The place is an element, event, snippet, section or entry, or one of `configuration`, `template`, `kit` and `package`.
 */
export type PublicApi = readonly string[];

/** Reads the current API: elements, settings, messages, templates, kit and package. */
export async function readPublicApi(): Promise<PublicApi> {
  const parts = await Promise.all([
    elementApi(await readManifest()),
    configurationApi(),
    kitApi(),
    packageApi(),
  ]);
  return parts.flat().sort();
}

/** The last released API, as `docs/face.json` stores it. */
export interface ReleasedApi {
  readonly version: string;
  readonly face: PublicApi;
}

export const API_FILE = 'docs/face.json';

/** The added and removed lines. */
export interface ApiChanges {
  readonly added: PublicApi;
  readonly removed: PublicApi;
}

export function compareApis(before: PublicApi, now: PublicApi): ApiChanges {
  const without = (from: PublicApi, other: PublicApi) => from.filter(line => !other.includes(line));
  return {added: without(now, before), removed: without(before, now)};
}

/** Lists the changes that the changelog does not mention together with their place. */
export function missingEntries({added, removed}: ApiChanges, changelog: Changelog): string[] {
  const sentences = (lines: PublicApi, change: string) =>
    lines.flatMap(line => {
      const {place, name} = readLine(line);
      if (changelog.mentions(place, name)) return [];
      return `${change}: ${line}. Add an entry to CHANGELOG.md, under [Unreleased], that has both ${place} and \`${name}\`.`;
    });
  return [...sentences(added, 'new'), ...sentences(removed, 'gone or changed')];
}

/** Reads the place of a line, as the changelog has to mention it, and the name. */
function readLine(line: string): {readonly place: string; readonly name: string} {
  const [, place = '', kind = '', name = ''] = /^(\S+) (.*?) ?`([^`]+)`/.exec(line) ?? [];
  // `configuration` says little, so the changelog mentions the kind: a setting or a message.
  if (place === 'configuration') return {place: kind, name};
  return {place: WORDS.includes(place) ? place : `\`${place}\``, name};
}

/** Places that the changelog mentions as a plain word. */
const WORDS = ['template', 'kit', 'package'];
