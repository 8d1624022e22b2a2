import {accessSync, constants, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import type {Launcher} from '../harness/browser-tests.ts';
import {startFirefox} from './firefox.ts';
import {type Browser, EngineLauncher} from './launcher.ts';
import {startWebKit} from './webkit.ts';

/** A browser engine that tests can run in, besides Chromium. */
export interface Engine {
  readonly name: string;
  start(): Promise<Browser>;
}

/** What starts an engine for a run of element tests. */
export const launcherOf = ({name, start}: Engine): Launcher => new EngineLauncher(name, start);

/** What is looked at to find an engine. */
export interface Places {
  /** The folders of programs. */
  readonly path: string;
  /** The folders that may hold WebKitGTK's MiniBrowser, each below one named after the machine's architecture. */
  readonly libraries: string;
}

const HERE: Places = {path: process.env.PATH ?? '', libraries: '/usr/lib'};

/** Firefox and WebKit, as far as they are on this machine; of one that is not, `say` is told what to install. */
export function findEngines(say: (line: string) => void, places: Places = HERE): Engine[] {
  return [findFirefox(places), findWebKit(places)].flatMap(found => {
    if (typeof found !== 'string') return [found];
    say(found);
    return [];
  });
}

/** Starts an engine that is on this machine. */
export function startEngine(name: string): Promise<Browser> {
  const missing: string[] = [];
  const engine = findEngines(line => missing.push(line)).find(found => found.name === name);
  if (!engine) throw new Error(missing.join('\n'));
  return engine.start();
}

function findFirefox({path}: Places): Engine | string {
  const program = findProgram(path, 'firefox-esr', 'firefox');
  if (!program) return 'No Firefox here: its tests do not run. Debian has it: apt-get install firefox-esr';
  return {
    name: 'Firefox',
    start: () => startFirefox(program),
  };
}

function findWebKit({path, libraries}: Places): Engine | string {
  const driver = findProgram(path, 'WebKitWebDriver');
  const xvfb = findProgram(path, 'xvfb-run');
  const browser = findMiniBrowser(libraries);
  if (!driver || !browser || !xvfb)
    return 'No WebKit here: its tests do not run. Debian has it: apt-get install webkit2gtk-driver xvfb';
  return {
    name: 'WebKit',
    start: () => startWebKit({driver, browser, xvfb}),
  };
}

function findProgram(path: string, ...names: string[]): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram);
}

/** The newest: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
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
