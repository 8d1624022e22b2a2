import {type ChildProcess, spawn} from 'node:child_process';
import {Builder, Capabilities, Key as Keys, type WebDriver} from 'selenium-webdriver';
import {eventually} from '../support/page/eventually.ts';
import {freePort} from '../support/runners/free-port.ts';
import type {Browser, Key, Tab} from './launcher.ts';

/** The programs that make up WebKitGTK. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** Provides a virtual display. */
  readonly xvfb: string;
}

/** Starts WebKitGTK. It has a single window, in which pages follow one another. */
export async function startWebKit(places: WebKit): Promise<Browser> {
  for (let left = STARTS - 1; ; left--) {
    try {
      return await start(places);
    } catch (error) {
      if (left === 0) throw error;
      console.log(`WebKit did not start, and is started again: ${error}`);
    }
  }
}

/** Number of attempts: on a busy machine a driver sometimes waits forever for a browser that does not start. */
const STARTS = 3;
const START_SECONDS = 15;

async function start(places: WebKit): Promise<Browser> {
  const port = await freePort();
  const server = startDriver(places, port);
  // Stopping the server rejects the pending request.
  const late = setTimeout(() => stop(server), START_SECONDS * 1000);
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, places.browser);
    return await browserOf(driver, server);
  } catch (error) {
    stop(server);
    throw error;
  } finally {
    clearTimeout(late);
  }
}

async function browserOf(driver: WebDriver, server: ChildProcess): Promise<Browser> {
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    async open(url) {
      await driver.get(url);
      return tabOf(driver);
    },
    async close() {
      await driver.quit();
      stop(server);
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  return {
    url: () => driver.getCurrentUrl(),
    goto: url => driver.get(url),
    back: () => driver.navigate().back(),
    resize: async (width, height) => void (await driver.manage().window().setRect({width, height})),
    click: (x, y) => driver.actions().move({x, y, duration: 0}).click().perform(),
    type: text => driver.actions().sendKeys(text).perform(),
    press: key => driver.actions().sendKeys(KEYS[key]).perform(),
    read: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    close: () => leave(driver),
  };
}

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Space: Keys.SPACE,
};

function startDriver({xvfb, driver}: WebKit, port: number): ChildProcess {
  // A process group of its own, so that display, driver and browser end together, and with this process.
  const server = spawn(xvfb, ['-a', driver, `--port=${port}`], {stdio: 'ignore', detached: true});
  process.once('exit', () => stop(server));
  return server;
}

function stop({pid}: ChildProcess): void {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // The process has ended already.
  }
}

async function connect(address: string, binary: string): Promise<WebDriver> {
  await eventually(async () => void (await fetch(`${address}/status`)), START_SECONDS);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: {pageLoad: 30_000},
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** Clears what a page stored, before the next page. */
async function leave(driver: WebDriver): Promise<void> {
  await driver.manage().deleteAllCookies();
  await driver.get('about:blank');
}
