import type {Browser, CDPSession, Page} from 'puppeteer-core';
import type {Speed} from '../page/speeds.ts';

/** What the screen showed at a time. */
export interface Frame {
  /** The milliseconds since the page was requested. */
  readonly at: number;
  /** A picture, once the browser has painted one. */
  readonly picture: Buffer | undefined;
}

export type View = keyof typeof VIEWS;

interface FilmOptions {
  readonly view: View;
  readonly speed: Speed;
  /** A text that is entered into the page's search field first. */
  readonly text: string | undefined;
  readonly seconds: number;
}

const VIEWS = {
  phone: {width: 390, height: 844, isMobile: true, hasTouch: true},
  desktop: {width: 1280, height: 800},
};
const FRAME_MS = 200;
/** How long a shopper looks at suggestions, in which the next page may be loaded ahead. */
const READ_MS = 1500;
const [OPENER, FIELD] = [
  'details-modal summary, [on\\:click="#search-modal/showDialog"]',
  'search-box input[name=q], predictive-search input[name=q]',
];

/** Films a page from its address, or from Enter in a search field, on. */
export async function film(
  browser: Browser,
  address: string,
  {view, speed: {cpu, network}, text, seconds}: FilmOptions,
): Promise<Frame[]> {
  const context = await browser.createBrowserContext();
  await context.setCookie({name: 'demo_inspector', value: 'off', domain: 'localhost'});
  const page = await context.newPage();
  await page.setViewport(VIEWS[view]);
  if (network) await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(cpu);
  if (text) await enterText(page, address, text);
  const session = await page.createCDPSession();
  const pictures = await record(session);
  const start = Date.now();
  // A page that opens late is filmed as far as it came.
  if (text) page.keyboard.press('Enter').catch(() => {});
  else page.goto(address).catch(() => {});
  await pause(seconds * 1000);
  await context.close();
  const times = Array.from(
    {length: Math.floor((seconds * 1000) / FRAME_MS) + 1},
    (_, index) => index * FRAME_MS,
  );
  return times.map(at => ({at, picture: pictures.findLast(each => each.at <= start + at)?.picture}));
}

async function enterText(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle2'});
  const field = `:is(${FIELD})`;
  const isVisible = () => page.$eval(field, input => input.checkVisibility());
  if (!(await isVisible())) await page.click(OPENER);
  while (!(await isVisible())) await pause(50);
  await page.click(field);
  await page.keyboard.type(text, {delay: 80});
  await page.waitForSelector('[role=option]', {visible: true});
  await pause(READ_MS);
}

/** Records what the browser paints, by epoch milliseconds. */
async function record(session: CDPSession): Promise<{at: number; picture: Buffer}[]> {
  const pictures: {at: number; picture: Buffer}[] = [];
  session.on('Page.screencastFrame', ({data, metadata, sessionId}) => {
    pictures.push({at: 1000 * (metadata.timestamp ?? 0), picture: Buffer.from(data, 'base64')});
    session.send('Page.screencastFrameAck', {sessionId}).catch(() => {});
  });
  await session.send('Page.startScreencast', {format: 'jpeg', quality: 70, everyNthFrame: 1});
  return pictures;
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
