import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {CliError} from '../cli-error.ts';
import type {InstallRecord} from '../install-record.ts';
import {textPlace} from '../locale-file.ts';
import {textsIn} from '../locales.ts';
import {Theme} from '../theme.ts';

/**
 * Opens the folder of an extension, which need not exist yet.
 *
 * @throws {CliError} if it is a file, a theme or a whole app.
 */
export async function openExtension(path: string): Promise<Theme> {
  const folder = await Theme.openAny(path);
  if (await folder.has('layout/theme.liquid'))
    throw new CliError(
      `${folder.folder} is a theme. Give the path of a folder in your app, such as extensions/storefront-search. To copy the elements into this theme, use \`add\`.`,
    );
  const names = await readdir(folder.folder).catch(() => []);
  if (names.some(name => /^shopify\.app(\..+)?\.toml$/.test(name)))
    throw new CliError(
      `${folder.folder} is the folder of an app. Give the path of the extension's folder in it, such as ${join(path, 'extensions/storefront-search')}.`,
    );
  return folder;
}

/**
 * Fits the files to an extension that the vendor already has, because an app has only one. Keeps its configuration, and adds the
 * texts to its locale files one by one.
 */
export async function fitTo(
  folder: Theme,
  files: ReadonlyMap<string, string>,
  {places}: InstallRecord,
): Promise<Map<string, string>> {
  const fitted = await Promise.all(
    [...files].map(async ([place, text]): Promise<[place: string, text: string][]> => {
      const found = places[place] === undefined ? await folder.read(place) : undefined;
      if (found === undefined) return [[place, text]];
      if (place === TOML && /^type\s*=\s*["']theme["']/m.test(found)) return [];
      if (!place.startsWith('locales/')) return [[place, text]];
      return textsIn(JSON.parse(text)).map(([path, own]) => [textPlace(place, path), JSON.stringify(own)]);
    }),
  );
  return new Map(fitted.flat());
}

/** The configuration of an extension. */
export const TOML = 'shopify.extension.toml';
