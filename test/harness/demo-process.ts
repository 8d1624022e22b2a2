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

type DemoChild = ChildProcessByStdio<Writable, Readable, null>;

/** Starts the demo store and waits for the address it prints. */
export async function startDemo(args: readonly string[]): Promise<DemoProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', LEASH, 'demo/main.ts', ...args], {
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
