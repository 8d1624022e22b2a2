import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {marked} from 'marked';
import type {Article, Page, StoreData} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {decodeBytes} from './decoded-bytes.ts';
import {readFrontMatter} from './front-matter.ts';
import {deriveId} from './ids.ts';

/** The content of a folder of Markdown, and the problems found in it. */
interface Content {
  readonly articles: readonly Article[];
  readonly pages: readonly Page[];
  readonly problems: readonly string[];
}

/**
 * Adds the articles and pages of a folder of Markdown to a store: `articles/<blog>/<handle>.md` and
 * `pages/<handle>.md`. A subfolder named after a language (`ja/pages/about.md`) applies to that language only. A
 * file replaces the store's record with its handle.
 *
 * @throws {CatalogueError} if the folder has no such file.
 */
export async function addContent(store: StoreData, folder: string) {
  const problems: string[] = [];
  const add = async (catalogue: StoreData['catalogues'][number]) => {
    const own = join(folder, catalogue.locale);
    const content = await readContent(existsSync(own) ? own : folder);
    problems.push(...content.problems);
    return {
      ...catalogue,
      articles: replace(catalogue.articles, content.articles),
      pages: replace(catalogue.pages, content.pages),
    };
  };
  const [first, ...others] = store.catalogues;
  const catalogues = [await add(first), ...(await Promise.all(others.map(add)))] as const;
  return {store: {...store, catalogues}, problems: [...new Set(problems)]};
}

async function readContent(folder: string): Promise<Content> {
  const [written, ...blogs] = await Promise.all([
    readPlaces(folder, 'pages'),
    ...(await listFolders(join(folder, 'articles'))).map(blog =>
      readPlaces(folder, `articles/${blog}`, blog),
    ),
  ]);
  const texts = [...written, ...blogs.flat()];
  if (texts.length === 0) {
    throw new CatalogueError(`${folder} contains neither pages/*.md nor articles/<blog>/*.md.`);
  }
  return {
    articles: blogs.flat().flatMap(({text, blog}) => (text && blog ? {...text, blogHandle: blog} : [])),
    pages: written.flatMap(({text}) => text ?? []),
    problems: texts.flatMap(({problem}) => problem ?? []),
  };
}

/** A Markdown file: its content or its problem. */
interface Place {
  readonly blog: string | undefined;
  readonly text?: Omit<Article, 'blogHandle'>;
  readonly problem?: string;
}

async function readPlaces(folder: string, path: string, blog?: string): Promise<Place[]> {
  const names = await readdir(join(folder, path)).catch(() => []);
  const files = names.filter(name => name.endsWith('.md')).sort();
  return Promise.all(files.map(name => readPlace(folder, `${path}/${name}`, blog)));
}

async function readPlace(folder: string, file: string, blog: string | undefined): Promise<Place> {
  const read = readFrontMatter(decodeBytes(await readFile(join(folder, file)), join(folder, file)));
  if ('problem' in read) return {blog, problem: `${join(folder, file)}, ${read.problem}; it is left out.`};
  const {title, author, date, tags, image} = read.fields;
  const handle = file.replace(/^.*\/(.*)\.md$/, '$1');
  const body = await marked.parse(read.body);
  return {blog, text: {id: deriveId(file), handle, title, body, author, publishedAt: date, image, tags}};
}

async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, {withFileTypes: true}).catch(() => []);
  return entries
    .filter(entry => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

function replace<T extends {handle: string; blogHandle?: string}>(
  old: readonly T[],
  fresh: readonly T[],
): readonly T[] {
  const key = ({handle, blogHandle}: T) => `${blogHandle}/${handle}`;
  const keys = new Set(fresh.map(key));
  return [...fresh, ...old.filter(each => !keys.has(key(each)))];
}
