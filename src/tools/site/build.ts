import {cp, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import Eleventy, {type UserConfig} from '@11ty/eleventy';
import {build} from 'esbuild';
import sharp from 'sharp';
import {buildPlayground} from '../../../demo/playground/build.ts';
import {packStore} from '../../../demo/playground/pack/pack-store.ts';
import {writeLlms} from '../machines/write.ts';
import {COPIES} from './addresses.ts';
import {docsStore} from './docs-store.ts';
import {addressOf, readDocuments} from './documents.ts';
import {configureEleventy} from './eleventy.ts';
import {writeSamplePages} from './live-samples.ts';

export interface SiteOptions {
  /**
   * The address at which the site will be served, such as `https://example.com/project/`: links between languages for search
   * engines need it.
   */
  readonly origin?: string | undefined;
  /** Whether to serve the site too, and to write a page again when its text changes. */
  readonly serve?: boolean;
}

/** Writes the whole site into a folder, which it empties first. It takes the elements from `dist`. */
export async function buildSite(folder: string, {origin, serve = false}: SiteOptions = {}): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(`${folder}/assets`, {recursive: true});
  await Promise.all([
    copyFiles(folder),
    bundle(folder),
    buildPlayground(folder),
    write(`${folder}/store/docs.json`, packStore(docsStore(readDocuments()))),
    writeLlms(folder, page => addressOf(`docs/${page}`), MACHINES),
    ...(await writeSamplePages()).map(({address, html}) => write(join(folder, address), html)),
  ]);
  const eleventy = new Eleventy('src/tools/site', folder, {
    quietMode: true,
    configPath: false,
    config: (config: UserConfig) => configureEleventy(config, origin),
    ...(serve ? {runMode: 'serve'} : {}),
  });
  if (!serve) return void (await eleventy.write());
  await eleventy.init();
  await eleventy.watch();
  await eleventy.serve(4180);
}

/** The files that `llms.txt` names beside the guides. */
const MACHINES = {
  'machines/openapi.json': 'the search service, in OpenAPI 3.1',
  'machines/search-response.schema.json': 'its answer, in JSON Schema 2020-12',
  'machines/custom-elements.json': 'the elements: attributes, events, slots, parts, CSS properties',
};

async function copyFiles(folder: string): Promise<void> {
  for (const [file, copy] of Object.entries(COPIES))
    await cp(file, join(folder, copy), {recursive: true, filter: name => !name.endsWith('.png')});
  await shrinkPictures('docs/pictures', join(folder, 'pictures'));
  await cp('dist', `${folder}/assets`, {recursive: true});
  await cp('src/tools/site/styles/favicon.svg', `${folder}/assets/favicon.svg`);
}

/** Writes pictures as WebP, which takes a third of a PNG. */
async function shrinkPictures(from: string, to: string): Promise<void> {
  for (const name of await readdir(from))
    await sharp(join(from, name))
      .resize({width: 1600, withoutEnlargement: true})
      .webp({quality: 65})
      .toFile(join(to, name.replace(/\.png$/, '.webp')));
}

/** Bundles the site's styles and scripts. */
async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: {
      site: 'src/tools/site/client/site.ts',
      style: 'src/tools/site/styles/site.css',
      sample: 'src/tools/site/styles/sample.css',
    },
    outdir: `${folder}/assets`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}
