import {access, lstat, mkdir, readdir, readFile, rm, rmdir, stat, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {CliError} from './cli-error.ts';
import {LocaleFile, type Path, readPlace} from './locale-file.ts';
import {type Locales, localesOf} from './locales.ts';

/** A theme's folder, whose files and locale texts it reads and writes by place. */
export class Theme {
  readonly folder: string;
  readonly locales: Locales;
  /** The parsed locale files by path; each is read once. */
  readonly #opened = new Map<string, Promise<LocaleFile>>();

  private constructor(folder: string, locales: Locales) {
    this.folder = folder;
    this.locales = locales;
  }

  /**
   * Opens a folder.
   *
   * @throws {CliError} if it does not contain a theme.
   */
  static async open(path: string): Promise<Theme> {
    const folder = resolve(path);
    const found = await stat(folder).catch(() => undefined);
    if (found && !found.isDirectory()) {
      throw new CliError(`${folder} is a file. ${WHICH_FOLDER}`);
    }
    const files = await readdir(join(folder, 'locales')).catch(() => []);
    const theme = new Theme(folder, localesOf(files));
    if ((await theme.read('layout/theme.liquid')) !== undefined) return theme;
    throw new CliError(`There is no theme in ${folder}: it has no layout/theme.liquid. ${WHICH_FOLDER}`);
  }

  /** Opens a folder that need not exist and is no theme, such as an app extension's folder. */
  static async openAny(path: string): Promise<Theme> {
    const folder = resolve(path);
    const found = await stat(folder).catch(() => undefined);
    if (found && !found.isDirectory()) throw new CliError(`${folder} is a file. Give the path of a folder.`);
    return new Theme(folder, localesOf([]));
  }

  /** Reads a place: the text of a file, or one text of a locale file, as JSON. */
  async read(place: string): Promise<string | undefined> {
    const {file, path} = readPlace(place);
    if (!path) return this.#readFile(file);
    const value = await this.#inLocale(file, locale => locale.get(path));
    return value === undefined ? undefined : JSON.stringify(value);
  }

  /** Reads the text of a file that the command need not write; `undefined` also for a folder, or without permission. */
  async readIfReadable(file: string): Promise<string | undefined> {
    return this.#readFile(file).catch(() => undefined);
  }

  /** Writes the contents of places in one file; `undefined` removes a place. */
  async change(file: string, contents: ReadonlyMap<string, string | undefined>): Promise<void> {
    if (contents.has(file)) {
      const text = contents.get(file);
      return text === undefined ? this.#removeFile(file) : this.#writeFile(file, text);
    }
    const texts = [...contents].map(([place, content]): [path: Path, content: string | undefined] => [
      readPlace(place).path ?? [],
      content,
    ]);
    await this.#writeLocale(file, locale => changeTexts(locale, texts));
  }

  /** Whether a file, a folder, or a value in a locale file exists. */
  async has(name: string): Promise<boolean> {
    if (readPlace(name).path) return (await this.read(name)) !== undefined;
    return access(join(this.folder, name)).then(
      () => true,
      () => false,
    );
  }

  /** Removes an empty container: a folder, a locale file, or an object in one. */
  async removeEmpty(container: string): Promise<void> {
    const {file, path} = readPlace(container);
    if (!path && !file.endsWith('.json')) return rmdir(join(this.folder, file)).catch(() => {});
    if (!(await this.#inLocale(file, locale => locale.isEmpty(path ?? [])))) return;
    if (path) await this.#writeLocale(file, locale => locale.without(path));
    else await this.#removeFile(file);
  }

  /** Writes a file that does not belong to the kit, and creates its folders. */
  async write(file: string, text: string): Promise<void> {
    await this.#writeFile(file, text);
  }

  /** Deletes a folder with its content. */
  async deleteFolder(folder: string): Promise<void> {
    await rm(join(this.folder, folder), {recursive: true, force: true});
  }

  /** Lists the files of a folder whose names match a pattern, by path; the shortest first. */
  async list(folder: string, pattern: RegExp): Promise<string[]> {
    const names = await readdir(join(this.folder, folder)).catch(() => []);
    const files = names.filter(name => pattern.test(name)).sort();
    return files.sort((one, other) => one.length - other.length).map(name => `${folder}/${name}`);
  }

  /** Returns the paths of the Liquid files and JSON templates whose text matches a pattern. */
  async filesNaming(pattern: {test(text: string): boolean}): Promise<string[]> {
    const folders = ['layout', 'sections', 'snippets', 'templates', 'blocks'];
    const found = await Promise.all(folders.map(folder => this.#filesIn(folder)));
    const files = found.flat().filter(path => /\.(liquid|json)$/.test(path));
    const named = await Promise.all(
      files.map(async file => pattern.test((await this.readIfReadable(file)) ?? '')),
    );
    return files.filter((_, index) => named[index]).sort();
  }

  /** Lists the files of a folder and of the folders in it, as far as they can be read. */
  async #filesIn(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.folder, folder), {withFileTypes: true}).catch(() => []);
    const paths = entries.map(async entry => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? this.#filesIn(path) : [path];
    });
    return (await Promise.all(paths)).flat();
  }

  async #readFile(file: string): Promise<string | undefined> {
    const path = join(this.folder, file);
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      // Node's EISDIR error has no path.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw Object.assign(error as Error, {path});
    }
    // Writing through a dangling link would create a file outside the theme.
    const isLink = await lstat(path).catch(() => undefined);
    if (isLink) throw new CliError(`${path} is a broken symbolic link: fix or delete it.`);
    return undefined;
  }

  async #writeFile(file: string, text: string): Promise<void> {
    await mkdir(join(this.folder, dirname(file)), {recursive: true});
    await writeFile(join(this.folder, file), text);
  }

  async #removeFile(file: string): Promise<void> {
    await rm(join(this.folder, file), {force: true});
  }

  async #writeLocale(file: string, change: (locale: LocaleFile) => LocaleFile): Promise<void> {
    const changed = await this.#inLocale(file, change);
    await this.#writeFile(file, changed.text);
    this.#opened.set(file, Promise.resolve(changed));
  }

  /**
   * Uses a locale file.
   *
   * @throws {CliError} if it is invalid, or another value is where the texts belong.
   */
  async #inLocale<T>(file: string, use: (locale: LocaleFile) => T): Promise<T> {
    const opened = this.#opened.get(file) ?? this.#open(file);
    this.#opened.set(file, opened);
    try {
      return use(await opened);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new CliError(`${join(this.folder, file)} can't be used (${error.message}): fix it first.`);
    }
  }

  async #open(file: string): Promise<LocaleFile> {
    return new LocaleFile((await this.#readFile(file)) ?? '{}');
  }
}

/** Sets and removes texts. Writes a new object at once, because each edit parses the file, which may have 5000 lines. */
function changeTexts(
  locale: LocaleFile,
  texts: readonly (readonly [path: Path, content: string | undefined])[],
): LocaleFile {
  const [top] = texts[0]?.[0] ?? [];
  const isNew = top !== undefined && locale.get([top]) === undefined;
  if (isNew && texts.every(([, content]) => content !== undefined)) {
    const tree = texts.reduce(
      (empty, [path, content]) => empty.with(path, JSON.parse(content ?? '')),
      new LocaleFile('{}'),
    );
    return locale.with([top], tree.get([top]));
  }
  return texts.reduce(
    (changed, [path, content]) =>
      content === undefined ? changed.without(path) : changed.with(path, JSON.parse(content)),
    locale,
  );
}

const WHICH_FOLDER = "Give the path of the theme's folder, which contains layout/, sections/ and snippets/.";
