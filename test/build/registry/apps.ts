import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {eventually} from '../../support/page/eventually.ts';
import {freePort} from '../../support/runners/free-port.ts';
import {type Registry, stopProcess, TOOLS} from './registry.ts';

const run = promisify(execFile);

/** An application whose server answers the service's path itself, as a store does (§1.4). */
export interface App {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The files of an application, and the framework that builds and serves it. */
export interface Source {
  readonly framework: 'vite' | 'next';
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Installs the package from the registry into a new application, builds it, and serves it.
 *
 * @param store the origin of the store's own server.
 */
export async function startApp(registry: Registry, {framework, files}: Source, store: string): Promise<App> {
  const folder = createFolder();
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  await run('npm', ['install', '--no-audit', '--no-fund', 'storefront-search-elements'], {
    cwd: folder,
    env: registry.environment(),
  });
  const port = String(await freePort());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    STORE: store,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const command = join(TOOLS, 'node_modules', COMMANDS[framework]);
  await run(process.execPath, [command, 'build'], {cwd: folder, env});
  const serve = [command, framework === 'vite' ? 'preview' : 'start', '--port', port];
  const server = spawn(process.execPath, serve, {cwd: folder, env, stdio: 'ignore'});
  return {origin: await readyAt(`http://localhost:${port}`, server), stop: () => end(server, folder)};
}

const COMMANDS = {vite: 'vite/bin/vite.js', next: 'next/dist/bin/next'} as const;

/** The frameworks are found above the application; the package is in the application's own `node_modules`. */
function createFolder(): string {
  const apps = join(TOOLS, '.cache');
  mkdirSync(apps, {recursive: true});
  const folder = mkdtempSync(join(apps, 'app-'));
  write(folder, 'package.json', '{"type": "module", "private": true}');
  return folder;
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

async function readyAt(origin: string, server: ChildProcess): Promise<string> {
  await eventually(async () => {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const {ok} = await fetch(origin);
    if (!ok) throw new Error('The page is not served yet.');
  }, 60);
  return origin;
}

async function end(server: ChildProcess, folder: string): Promise<void> {
  await stopProcess(server);
  rmSync(folder, {recursive: true, force: true});
}
