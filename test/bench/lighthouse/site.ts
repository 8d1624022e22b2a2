import lighthouse from 'lighthouse';
import {computeMedianRun} from 'lighthouse/core/lib/median-run.js';
import puppeteer from 'puppeteer-core';
import {buildSite} from '../../../src/tools/site/build.ts';
import {serveSite} from '../../site/site-server.ts';
import {launchOptions} from '../../support/runners/browser.ts';

// `npm run bench:site` writes the site, and audits four of its pages with Lighthouse, as on a phone with slow 4G.
// Of each page it takes the median run. Fails below 95 in a category.

const FOLDER = 'test-results/site';
const PAGES = ['', 'ja/', 'pages/configuration.html', 'playground/'];
const LEAST = 95;
const RUNS = 5;

const site = await serveSite(FOLDER);
await buildSite(FOLDER, {origin: site.address});
const {executablePath, args = []} = await launchOptions();
const browser = await puppeteer.launch({executablePath: `${executablePath}`, args});
const port = Number(new URL(browser.wsEndpoint()).port);
try {
  for (const page of PAGES) {
    const results: Result[] = [];
    while (results.length < RUNS) results.push(await audit(site.address + page, port));
    const lhr: Result = computeMedianRun(results);
    const scores = Object.values(lhr.categories).map(({title, score}) => ({
      title,
      score: 100 * (score ?? 0),
    }));
    console.log(`/${page}: ${scores.map(({title, score}) => `${title} ${Math.round(score)}`).join(', ')}`);
    if (scores.some(({score}) => score < LEAST)) process.exitCode = 1;
    for (const {auditRefs} of Object.values(lhr.categories))
      for (const {id, weight} of auditRefs) {
        const {score = 1, title = id, displayValue = ''} = lhr.audits[id] ?? {};
        if (weight > 0 && score !== null && score < 0.9) console.log(`  ${title} ${displayValue}`);
      }
  }
} finally {
  await browser.close();
  await site.stop();
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function audit(address: string, port: number): Promise<Result> {
  const {lhr} = (await lighthouse(address, {port, logLevel: 'error'})) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return lhr;
}
