import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import * as esbuild from 'esbuild';
import type {StoreData} from '../catalogue/catalogue.ts';
import {createOwnStore} from '../catalogue/own/own-store.ts';
import {drawPicture} from '../catalogue/picture.ts';
import {OLD_FORMS} from '../service/language/old-forms.ts';
import {nameOf, readControls} from './controls.ts';
import {OTHER_SPELLINGS} from './pack/other-spellings.ts';
import {packStore} from './pack/pack-store.ts';
import {LOCALES, LOOKS} from './setup.ts';

/** Writes the service worker, the demo's store and the scripts of live samples and of the playground to the site's folder. */
export async function buildPlayground(folder: string): Promise<void> {
  const store = createOwnStore();
  await Promise.all([
    bundle('worker/service-worker.ts', join(folder, 'service-worker.js'), {
      SETTABLE: JSON.stringify(readControls().map(nameOf)),
      LOOK_STYLES: JSON.stringify(await lookStyles()),
    }),
    ...['live', 'store-page'].map(name => bundle(`client/${name}.ts`, join(folder, `assets/${name}.js`))),
    bundle('client/playground.ts', join(folder, 'assets/playground.js'), {
      LATER_FILES: JSON.stringify(await laterFiles()),
    }),
    bundle('own/import-worker.ts', join(folder, 'assets/import-worker.js')),
    bundle('playground.css', join(folder, 'assets/playground.css')),
    write(join(folder, 'store/demo.json'), packStore(store, OTHER_SPELLINGS)),
    ...picturesOf(store).map(path => write(join(folder, path), drawPicture(pictureName(path)))),
  ]);
}

/** @param entry path beside this file. */
async function bundle(entry: string, outfile: string, define: Record<string, string> = {}): Promise<void> {
  await esbuild.build({...optionsFor(entry), outfile, define});
}

/** The files of `dist` that the elements load when they need them, in the languages of the playground's store. */
async function laterFiles(): Promise<string[]> {
  const files = await readdir(new URL('../../dist', import.meta.url));
  return files.filter(file => {
    const [, name = ''] = /^(.+)-[0-9A-Z]{8}\.js$/.exec(file) ?? [];
    return /^[a-z]{2}(-[A-Z]{2})?$/.test(name) ? (LOCALES as readonly string[]).includes(name) : name !== '';
  });
}

/** The style of each look, which the worker writes into its pages: they never show without it. */
async function lookStyles(): Promise<Record<string, string>> {
  const styles = LOOKS.map(async look => {
    const {outputFiles} = await esbuild.build({...optionsFor(`looks/${look}.css`), write: false});
    return [look, outputFiles[0]?.text ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(styles));
}

const optionsFor = (entry: string) =>
  ({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    format: 'esm',
    bundle: true,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [includeOldForms],
  }) satisfies esbuild.BuildOptions;

/** Makes the table of old kanji a part of the script: Node reads it from a package. */
const includeOldForms: esbuild.Plugin = {
  name: 'include-old-forms',
  setup(build) {
    build.onLoad({filter: /language[/\\]old-forms\.ts$/}, () => ({
      contents: `export const OLD_FORMS = ${JSON.stringify(OLD_FORMS)};`,
    }));
  },
};

/** The addresses of all pictures, without their first slash. */
function picturesOf({catalogues}: StoreData): string[] {
  const images = catalogues.flatMap(({products, articles, collections}) => [
    ...products.flatMap(({image, variants}) => [image, ...variants.map(variant => variant.image)]),
    ...[...articles, ...collections].map(({image}) => image),
  ]);
  return [...new Set(images)].filter(image => image !== undefined).map(image => image.slice(1));
}

function pictureName(path: string): string {
  return path.replace(/^.*\/|\.svg$/g, '');
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}
