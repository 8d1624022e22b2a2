import {execFileSync} from 'node:child_process';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import puppeteer from 'puppeteer-core';
import {launchOptions} from '../../support/runners/browser.ts';
import {startDemo} from '../../support/runners/demo-process.ts';
import {writeMarked} from '../../support/runners/marked.ts';
import {captionOf} from '../page/caption.ts';
import {copyWithKit} from '../theme/with-kit.ts';
import {type Audit, audit} from './audit.ts';
import {type Audits, writeTable} from './table.ts';

// Compares Lighthouse's figures (mobile) of a theme as it is with those of the theme with the kit: `npm run bench:lighthouse --
// --theme ../dawn`. `--runs 1 --pages home` reduces it, and writes no document.

const PAGES = {
  home: '/en',
  product: '/en/products/{product}',
  collection: '/en/collections/all',
  search: '/en/search?q=linen',
};

const {values: options} = parseArgs({
  options: {
    theme: {type: 'string'},
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: Object.keys(PAGES).join()},
  },
});
const {theme} = options;
if (!theme) throw new Error('Which theme? --theme ../dawn');

execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
const demos = await Promise.all([startDemo(['--theme', theme]), startDemo(['--theme', copyWithKit(theme)])]);
const {executablePath, args = []} = await launchOptions();
const browser = await puppeteer.launch({
  executablePath: `${executablePath}`,
  args,
});
try {
  const pages = await pathsOf(demos[0].origin);
  const audits = await auditAll(pages);
  const table = writeTable(audits);
  const caption = captionOf((await browser.version()).replace(/.*\//, 'Chromium '));
  console.log(`\n${table}\n\n${caption}, ${options.runs} runs`);
  if (process.argv.length === 4)
    writeMarked('docs/benchmarks.md', `bench:lighthouse ${basename(theme)}`, `${caption}\n\n${table}`);
} finally {
  await browser.close();
  await Promise.all(demos.map(demo => demo.stop()));
}

/** The addresses of the chosen pages, with the first product of the store. */
async function pathsOf(origin: string): Promise<Map<string, string>> {
  const {products} = (await (await fetch(`${origin}/en/products.json`)).json()) as {
    products: [{handle: string}];
  };
  const chosen = Object.entries(PAGES).filter(([name]) => options.pages.split(',').includes(name));
  return new Map(chosen.map(([name, path]) => [name, path.replace('{product}', products[0].handle)]));
}

/** Audits each page of both stores in turn, so that a disturbance affects both. */
async function auditAll(pages: ReadonlyMap<string, string>): Promise<Audits> {
  const audits = new Map<string, [Audit[], Audit[]]>([...pages.keys()].map(name => [name, [[], []]]));
  const port = Number(new URL(browser.wsEndpoint()).port);
  for (let run = 1; run <= Number(options.runs); run++) {
    for (const [name, path] of pages) {
      for (const [index, {origin}] of demos.entries())
        audits.get(name)?.[index]?.push(await audit(origin + path, port));
    }
    console.log(`Run ${run} of ${options.runs}`);
  }
  return audits;
}
