import {access, mkdir, readdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {languageOf} from '../core/language-of.ts';
import {TEXTS} from './kit.ts';
import {LocaleFile} from './locale-file.ts';
import {SentenceError} from './sentence-error.ts';

/** Something in a theme that the kit may fill: a file, or the kit's texts in a locale file. */
export interface Place {
  /** What is there. */
  read(): Promise<string | undefined>;
  write(content: string): Promise<void>;
  remove(): Promise<void>;
}

/** A theme's folder. Places are named by their path in it; texts by that of the locale file and `#`. */
export class Theme {
  readonly folder: string;
  #locales: readonly string[] = [];

  private constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** @throws {SentenceError} where there is no theme. */
  static async open(folder: string): Promise<Theme> {
    const theme = new Theme(folder);
    if ((await theme.read('layout/theme.liquid')) === undefined) {
      throw new SentenceError(
        `There is no theme in ${theme.folder}: it has no layout/theme.liquid. Name the folder that holds layout/, sections/ and snippets/.`,
      );
    }
    const files = await readdir(join(theme.folder, 'locales')).catch(() => []);
    const locales = files.filter(file => /^[\w-]+(\.default)?(\.schema)?\.json$/.test(file));
    // The names of sections and settings need a file, which small themes lack.
    const main = locales.find(file => file.endsWith('.default.json'))?.replace(/json$/, 'schema.json') ?? [];
    theme.#locales = [...new Set(locales.concat(main))].sort();
    return theme;
  }

  /**
   * The texts for each of the theme's languages, as the elements choose them, as far as there are; its main language gets English at least, which
   * the platform takes for all that have none.
   */
  textsFrom(texts: Readonly<Record<string, object>>): [place: string, text: string][] {
    return this.#locales.flatMap(file => {
      const [language = '', ...kinds] = file.replace(/\.json$/, '').split('.');
      const kind = kinds.includes('schema') ? '.schema' : '';
      const own = texts[languageOf(language) + kind];
      const text = own ?? (kinds.includes('default') ? texts[`en${kind}`] : undefined);
      return text ? [[`locales/${file}#${TEXTS}`, JSON.stringify(text)]] : [];
    });
  }

  place(name: string): Place {
    const [path = '', key] = name.split('#');
    return key === undefined ? this.#file(path) : this.#member(path, key);
  }

  /** The text of a file, if there is one. */
  async read(path: string): Promise<string | undefined> {
    try {
      return await readFile(join(this.folder, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(join(this.folder, dirname(path)), {recursive: true});
    await writeFile(join(this.folder, path), text);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path));
  }

  /** Whether there is a file or folder of this name. */
  has(name: string): Promise<boolean> {
    return access(join(this.folder, name)).then(
      () => true,
      () => false,
    );
  }

  /** Removes a folder that holds nothing any more. */
  async removeFolder(name: string): Promise<void> {
    await rmdir(join(this.folder, name)).catch(() => {});
  }

  /** The Liquid files and templates that name something, by path. */
  async filesNaming(pattern: RegExp): Promise<string[]> {
    const paths = await readdir(this.folder, {recursive: true, encoding: 'utf8'});
    const files = paths.filter(path =>
      /^(layout|sections|snippets|templates|blocks)[\\/].*\.(liquid|json)$/.test(path),
    );
    const named = await Promise.all(files.map(async file => pattern.test((await this.read(file)) ?? '')));
    return files.filter((_, index) => named[index]).sort();
  }

  #file(path: string): Place {
    return {
      read: () => this.read(path),
      write: content => this.write(path, content),
      remove: () => this.remove(path),
    };
  }

  /** A member of a locale file, as JSON. */
  #member(path: string, key: string): Place {
    return {
      read: async () => {
        const value = (await this.#locale(path)).get(key);
        return value === undefined ? undefined : JSON.stringify(value);
      },
      write: async content => this.write(path, (await this.#locale(path)).with(key, JSON.parse(content))),
      remove: async () => {
        const rest = (await this.#locale(path)).without(key);
        await (rest.isEmpty ? this.remove(path) : this.write(path, rest.text));
      },
    };
  }

  async #locale(path: string): Promise<LocaleFile> {
    try {
      return new LocaleFile((await this.read(path)) ?? '{}');
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new SentenceError(`${join(this.folder, path)} is not JSON (${error.message}): mend it first.`);
    }
  }
}

/** The folder of a place, such as `snippets`. */
export const folderOf = (place: string): string => dirname(place);
