import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {eventually} from '../../support/page/eventually.ts';
import {freePort} from '../../support/runners/free-port.ts';

const run = promisify(execFile);

/** The folder whose `package.json` names the registry and the frameworks. */
export const TOOLS = resolve('test/build/registry');

/** A registry on this machine, which gets all other packages from the usual one. */
export interface Registry {
  readonly address: string;
  /** Publishes a tarball as `npm publish` does. */
  publish(tarball: string): Promise<void>;
  /** Returns the environment in which npm uses this registry, and no package that it has fetched before. */
  environment(): NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Installs the registry and the frameworks on first use: 350 packages that no other test needs. */
export async function installTools(): Promise<void> {
  const isInstalled = ['verdaccio', 'vite', 'next'].every(name =>
    existsSync(join(TOOLS, 'node_modules', name)),
  );
  if (!isInstalled) await run('npm', ['ci', '--no-audit', '--no-fund'], {cwd: TOOLS});
}

export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  const {stdout} = await run('npm', ['config', 'get', 'registry']);
  writeFileSync(join(folder, 'config.yaml'), configurationOf(stdout.trim()));
  const host = `localhost:${await freePort()}`;
  const address = `http://${host}/`;
  const child = spawn(
    process.execPath,
    [join(TOOLS, 'node_modules/verdaccio/bin/verdaccio'), '--config', 'config.yaml', '--listen', host],
    {cwd: folder, stdio: 'ignore'},
  );
  await eventually(async () => void (await fetch(`${address}-/ping`)), 60);
  // npm refuses to publish without a token; the registry takes any.
  writeFileSync(join(folder, 'npmrc'), `//${host}/:_authToken=anybody\n`);
  const environment = () => ({
    ...process.env,
    npm_config_registry: address,
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_cache: join(folder, 'cache'),
  });
  return {
    address,
    environment,
    publish: async tarball => {
      await run('npm', ['publish', tarball, '--ignore-scripts'], {cwd: folder, env: environment()});
    },
    stop: async () => {
      await stopProcess(child);
      rmSync(folder, {recursive: true});
    },
  };
}

/** @param upstream the registry of all other packages. */
function configurationOf(upstream: string): string {
  return JSON.stringify({
    storage: './storage',
    uplinks: {upstream: {url: upstream}},
    packages: {
      'storefront-search-elements': {access: '$all', publish: '$all'},
      '**': {access: '$all', proxy: 'upstream'},
    },
    log: {type: 'stdout', level: 'fatal'},
  });
}

/** Ends a process that a test has started. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
