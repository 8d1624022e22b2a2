import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';

/** A demo store of its own, in a process of its own, on a free port. */
export interface DemoProcess {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Where the demo store is that the files of a run share. */
const SHARED = 'TEST_DEMO_ORIGIN';

/** Starts the demo store that the files of a run share: to start one for each would take an eighth of their time. */
export async function shareDemo(): Promise<DemoProcess> {
  const demo = await startDemo();
  process.env[SHARED] = demo.origin;
  return demo;
}

/** The shared one; one of its own for a file that is run by itself. */
export async function joinDemo(): Promise<DemoProcess> {
  const origin = process.env[SHARED];
  return origin ? {origin, stop: async () => undefined} : startDemo();
}

type DemoChild = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts the demo store and waits for the address it prints.
 *
 * @param args what it is started with; `--caps` allow more than tests send, unless it says otherwise.
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

/** Ends the demo when its input closes: with the process that started it, however that ends. */
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
  // What it prints from here on is nobody's: an unread pipe would fill up and block it.
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
