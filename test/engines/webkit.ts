import {type ChildProcess, spawn} from 'node:child_process';
import {Builder, Capabilities, Key as Keys, type WebDriver} from 'selenium-webdriver';
import {eventually} from '../harness/eventually.ts';
import {freePort} from '../harness/free-port.ts';
import type {Browser, Key, Tab} from './launcher.ts';

/** Where the parts of WebKitGTK lie. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** Gives it a screen of its own. */
  readonly xvfb: string;
}

/** Starts a WebKitGTK. It has one window, where pages follow one another. */
export async function startWebKit(places: WebKit): Promise<Browser> {
  const port = await freePort();
  const server = startDriver(places, port);
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => void (await fetch(`${address}/status`)), 30);
  const driver = await connect(address, places.browser);
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
  // A group of its own, as the screen, the driver and the browser end together, and with this process.
  const server = spawn(xvfb, ['-a', driver, `--port=${port}`], {stdio: 'ignore', detached: true});
  process.once('exit', () => stop(server));
  return server;
}

function stop({pid}: ChildProcess): void {
  try {
    if (pid) process.kill(-pid);
  } catch {
    // It has ended.
  }
}

async function connect(address: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** What a page leaves behind must not meet the next. */
async function leave(driver: WebDriver): Promise<void> {
  await driver.manage().deleteAllCookies();
  await driver.get('about:blank');
}
