import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';

/** A demo store in a separate process, on a free port. */
export interface DemoProcess {
  /** For example `http://localhost:40123`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** The environment variable with the origin of the shared demo store. */
const SHARED = 'TEST_DEMO_ORIGIN';

/** Starts the demo store that the workers of a run share: a start takes 5 s of a processor. */
export async function shareDemo(): Promise<DemoProcess> {
  const demo = await startDemo();
  process.env[SHARED] = demo.origin;
  return demo;
}

/** Returns the shared demo store. */
export function joinDemo(): DemoProcess {
  const origin = process.env[SHARED];
  if (!origin)
    throw new Error(`${SHARED} is not set: Playwright's global setup starts the shared demo store.`);
  return {origin, stop: async () => undefined};
}

type DemoChild = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts the demo store and waits for the address it prints.
 *
 * @param args the command line. Unless it has `--caps`, the caps are higher than any test needs.
 */
export async function startDemo(args: readonly string[] = []): Promise<DemoProcess> {
  const store = ['demo/main.ts', '--caps', '100000,100000,100000', ...args];
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', LEASH, ...store], {
    env: {...process.env, PORT: '0'},
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = (): Promise<void> => stopProcess(child);
  try {
    return {origin: await readAddress(child), stop};
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends the demo when its input closes, which happens when its parent process ends for any reason. */
const LEASH = `data:text/javascript,${encodeURIComponent(
  'process.stdin.on("end", () => process.exit()).resume().unref();',
)}`;

async function readAddress(child: DemoChild): Promise<string> {
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const output: string[] = [];
  for await (const line of createInterface({input: child.stdout})) {
    output.push(line);
    if (ADDRESS.test(line)) break;
  }
  clearTimeout(late);
  // Discards further output, because an unread pipe would fill up and block the process.
  child.stdout.resume();
  const address = ADDRESS.exec(output.at(-1) ?? '')?.[1];
  if (!address) throw new Error(`The demo store gave no address within a minute.\n${output.join('\n')}`);
  return address;
}

const ADDRESS = /^Demo store: (http:\/\/localhost:\d+)/;

async function stopProcess(child: DemoChild): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const stubborn = setTimeout(() => child.kill('SIGKILL'), 5_000);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  clearTimeout(stubborn);
}
