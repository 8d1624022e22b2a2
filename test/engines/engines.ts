import {accessSync, constants, existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {type BrowserType, chromium, firefox, webkit} from 'playwright';
import {findBrowser, launchOptions} from '../support/runners/browser.ts';
import {startFirefox} from './firefox.ts';
import type {Browser, EngineName} from './launcher.ts';
import {startPlaywright} from './playwright-browser.ts';
import {startWebKit} from './webkit.ts';

/** A browser engine that is installed on this machine. */
export interface Engine {
  readonly name: EngineName;
  readonly path: string;
  start(): Promise<Browser>;
}

/** The folders in which browsers are searched for. */
export interface Places {
  /** The folders of programs. */
  readonly path: string;
  /** The folders that may contain WebKitGTK's MiniBrowser, each in a subfolder named after the machine's architecture. */
  readonly libraries: string;
  /** The paths of Playwright's own browsers, if they are installed. */
  readonly firefox: string;
  readonly webkit: string;
}

const HERE: Places = {
  path: process.env.PATH ?? '',
  libraries: '/usr/lib',
  firefox: firefox.executablePath(),
  webkit: webkit.executablePath(),
};

/**
 * Finds Firefox and WebKit: Playwright's own, or else the system's.
 *
 * @param say receives a line for each missing engine, with what to install.
 */
export function findEngines(say: (line: string) => void, places: Places = HERE): Engine[] {
  return [findFirefox(places), findWebKit(places)].flatMap(found => {
    if (typeof found !== 'string') return [found];
    say(found);
    return [];
  });
}

/**
 * Finds an engine by its name.
 *
 * @throws {Error} whose message names what to install.
 */
export async function findEngine(name: EngineName): Promise<Engine> {
  if (name === 'Chromium') {
    const start = async () => startPlaywright(chromium, await launchOptions());
    return {name, path: await findBrowser(), start};
  }
  const missing: string[] = [];
  const engine = findEngines(line => missing.push(line)).find(found => found.name === name);
  if (!engine) throw new Error(missing.find(line => line.includes(name)));
  return engine;
}

function findFirefox({path, firefox: own}: Places): Engine | string {
  const name = 'Firefox';
  if (existsSync(own)) return ownEngine(name, own, firefox);
  const program = findProgram(path, 'firefox-esr', 'firefox');
  if (!program) return missing(name, 'firefox-esr');
  return {name, path: program, start: () => startFirefox(program)};
}

function findWebKit({path, libraries, webkit: own}: Places): Engine | string {
  const name = 'WebKit';
  if (existsSync(own)) return ownEngine(name, own, webkit);
  const driver = findProgram(path, 'WebKitWebDriver');
  const xvfb = findProgram(path, 'xvfb-run');
  const browser = findMiniBrowser(libraries);
  if (!driver || !browser || !xvfb) return missing(name, 'webkit2gtk-driver xvfb xauth');
  return {name, path: browser, start: () => startWebKit({driver, browser, xvfb})};
}

function ownEngine(name: EngineName, path: string, type: BrowserType): Engine {
  return {name, path, start: () => startPlaywright(type)};
}

function missing(name: EngineName, packages: string): string {
  const own = `npx playwright install --with-deps ${name.toLowerCase()}`;
  return `No ${name} here, so its tests do not run. Install it: ${own}, or on Debian: apt-get install ${packages}`;
}

function findProgram(path: string, ...names: string[]): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram);
}

/** Returns the newest one, such as `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(libraries: string): string | undefined {
  return list(libraries)
    .flatMap(machine => list(machine).filter(folder => /webkit2gtk-[\d.]+$/.test(folder)))
    .map(folder => join(folder, 'MiniBrowser'))
    .filter(isProgram)
    .sort()
    .at(-1);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).map(name => join(folder, name));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
