import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {promisify} from 'node:util';
import {chromium, type LaunchOptions} from 'playwright';

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, Playwright's, the system's, or a newly installed one, in
 * this order. Sets `CHROMIUM_PATH`, so that child processes use the same.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const path =
    (await namedBrowser(machine)) ?? (await usualBrowser(machine)) ?? (await installBrowser(machine));
  if (!path) throw new Error(HELP);
  machine.env.CHROMIUM_PATH = path;
  return path;
}

/**
 * Returns the path of a whole Chromium or Chrome, as shoppers have it: unlike the headless shell, it has a cache of pages. `CHROMIUM_PATH`
 * comes first if it names one. `undefined` if there is none.
 */
export async function findWholeBrowser(machine: Machine = thisMachine): Promise<string | undefined> {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !isShell(named)) return namedBrowser(machine);
  return firstThatStarts(
    machine,
    usualPlaces(machine).filter(path => !isShell(path)),
  );
}

const isShell = (path: string): boolean => /headless[-_]shell/.test(path);

/** The machine on which a browser is searched for or installed. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly root: boolean;
  /** The path at which Playwright installs its browser. */
  readonly playwrightBrowser: string;
  /** Runs a command. Returns its error, or `undefined` on success. */
  run(command: string, ...args: string[]): Promise<string | undefined>;
  say(line: string): void;
}

/** Returns the options to start the browser. Root and most CI containers can't use its sandbox. */
export async function launchOptions(): Promise<LaunchOptions> {
  const bare = thisMachine.root || Boolean(process.env.CI);
  return {
    executablePath: await findBrowser(),
    // Emulating a GPU makes pages a tenth slower.
    args: ['--disable-gpu', ...(bare ? ['--no-sandbox'] : [])],
    // A signal ends the process, and with it the browser; Playwright's handlers would keep the process alive.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  root: process.getuid?.() === 0,
  playwrightBrowser: chromium.executablePath(),
  run: (command, ...args) =>
    promisify(execFile)(command, args, {timeout: 180_000}).then(
      () => undefined,
      (error: Error) => error.message,
    ),
  say: console.log,
};

const HELP = [
  'No Chromium was found, and none could be installed.',
  'Install Chromium or Google Chrome, or run `npx playwright install --with-deps chromium`,',
  'or set CHROMIUM_PATH to the browser to use.',
].join('\n');

/** The headless shell comes first, because it opens a page in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

async function namedBrowser(machine: Machine): Promise<string | undefined> {
  const path = machine.env.CHROMIUM_PATH;
  if (!path || (await starts(machine, path))) return path || undefined;
  throw new Error(`CHROMIUM_PATH names no browser that starts: ${path}`);
}

function usualBrowser(machine: Machine): Promise<string | undefined> {
  return firstThatStarts(machine, usualPlaces(machine));
}

async function firstThatStarts(machine: Machine, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(machine, path)) return path;
  return undefined;
}

function usualPlaces({env, platform, playwrightBrowser}: Machine): string[] {
  if (platform === 'darwin') {
    const places = MAC_APPLICATIONS.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`);
    return [playwrightBrowser, ...places];
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      root => root !== undefined,
    );
    return [
      playwrightBrowser,
      ...roots.flatMap(root => WINDOWS_PROGRAMS.map(program => join(root, program))),
    ];
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [playwrightBrowser, ...NAMES.flatMap(name => folders.map(folder => join(folder, name)))];
}

async function installBrowser(machine: Machine): Promise<string | undefined> {
  const linuxRoot = machine.platform === 'linux' && machine.root;
  const npx = machine.platform === 'win32' ? 'npx.cmd' : 'npx';
  machine.say('No Chromium here: installing the one of playwright.');
  await install(machine, npx, 'playwright', 'install', ...(linuxRoot ? ['--with-deps'] : []), 'chromium');
  const path = await usualBrowser(machine);
  if (path || !linuxRoot) return path;
  machine.say('Still no Chromium: installing the one of apt-get.');
  await install(machine, 'apt-get', 'update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await install(machine, 'apt-get', 'install', '-y', name);
    const installed = await usualBrowser(machine);
    if (installed) return installed;
  }
  return undefined;
}

async function install(machine: Machine, command: string, ...args: string[]): Promise<void> {
  const trouble = await machine.run(command, ...args);
  if (trouble) machine.say(trouble);
}

/** Starts the file, because some systems install a stub that only explains how to install the browser. */
async function starts({platform, run}: Machine, path: string): Promise<boolean> {
  // On Windows, `--version` opens a window.
  return existsSync(path) && (platform === 'win32' || (await run(path, '--version')) === undefined);
}
