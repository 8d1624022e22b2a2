import {execFileSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import puppeteer from 'puppeteer-core';
import {launchOptions} from '../../support/runners/browser.ts';
import {startDemo} from '../../support/runners/demo-process.ts';
import {FULL_SPEED, SLOW_NETWORK, speeds} from '../page/speeds.ts';
import {copyWithKit} from '../theme/with-kit.ts';
import {contactSheet} from './contact-sheet.ts';
import {film, type View} from './film.ts';

// Films a page of the demo store from its address on, a frame each 200 ms on one contact sheet:
// `npm run film -- '/en/search?q=linen'`, on a phone with slow 4G. `--text linen` films instead what follows that text and Enter in the
// page's search field. `--theme ../dawn` installs the kit in a copy of that theme, with `--bare` without the kit, and `--origin
// http://localhost:4173` films a store that is running. `--desktop`, `--speed 1`, `--seconds 10` and `--out FILE.png` choose the rest.

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    text: {type: 'string'},
    theme: {type: 'string'},
    bare: {type: 'boolean', default: false},
    origin: {type: 'string'},
    desktop: {type: 'boolean', default: false},
    speed: {type: 'string', default: '4g'},
    seconds: {type: 'string', default: '6'},
    out: {type: 'string', default: 'film.png'},
  },
});

const [path = options.text ? '/en' : '/en/search?q=linen'] = positionals;
const speed = [SLOW_NETWORK, ...speeds].find(({name}) => name === options.speed) ?? FULL_SPEED;
const view: View = options.desktop ? 'desktop' : 'phone';
const demo = options.origin ? undefined : await start();
const {executablePath, args = []} = await launchOptions();
const browser = await puppeteer.launch({executablePath: `${executablePath}`, args});
try {
  const address = `${options.origin ?? demo?.origin}${path}`;
  const frames = await film(browser, address, {
    view,
    speed,
    text: options.text,
    seconds: Number(options.seconds),
  });
  await writeFile(options.out, await contactSheet(frames));
  console.log(`${options.out}: ${frames.length} frames of ${address}, ${view}, ${speed.label}`);
} finally {
  await browser.close();
  await demo?.stop();
}

function start() {
  execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
  const {theme, bare} = options;
  return startDemo(theme ? ['--theme', bare ? theme : copyWithKit(theme)] : []);
}
