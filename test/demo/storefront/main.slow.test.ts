import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {createInterface} from 'node:readline';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {writeTheme} from './support/small-theme.ts';

const script = fileURLToPath(new URL('../../../demo/main.ts', import.meta.url));

test('the demo store prints its URL, responds there, and exits cleanly on a signal', async () => {
  const store = run([], '0');
  const address = await readAddress(store);
  const search = '/apps/searchapp/search?contract=v1&type=search&q=*&limit=1';
  for (const path of ['/', '/en/', search, `/en${search}`]) {
    assert.equal((await fetch(`${address}${path}`)).status, 200, path);
  }
  store.kill('SIGTERM');
  assert.deepEqual(await once(store, 'exit'), [0, null]);
});

test('the demo store reports a port in use in one sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  assert.deepEqual(await failureOf([], port), [
    1,
    `Port ${port} is in use. Set PORT to another port, or to 0 for any free one.\n`,
  ]);
  other.close();
});

test('the demo store reports an unusable argument in one sentence', async () => {
  for (const options of [
    ['--catalog', '/nowhere.csv'],
    ['--caps', '1,2'],
    ['--currency', 'yen'],
    ['--data', script],
    ['--nonsense'],
    ['--check'],
    ['--check', '--theme', '/nowhere'],
  ]) {
    const [code, message] = await failureOf(options, '0');
    assert.equal(code, 1);
    assert.match(message, /^[^\n]+\n$/);
  }
});

test('the demo store names the languages that it knows, if another one is asked for', async () => {
  for (const locale of ['xx', 'sw-KE', 'ar_EG', 'en-x', '']) {
    const [code, message] = await failureOf(['--locale', locale], '0');
    assert.equal(code, 1);
    assert.match(message, /^--locale must be one of ar, cs, [^\n]+, ja, [^\n]+, zh, zh-TW, not "[^"]*"\.\n$/);
    assert.ok(message.endsWith(`not "${locale}".\n`));
  }
});

test('npm start names the nearest option for an unknown one, before it builds anything', async () => {
  const starting = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts', '--catalogue', 'x.json']);
  let output = '';
  for (const stream of [starting.stdout, starting.stderr])
    stream.on('data', chunk => {
      output += chunk;
    });
  assert.deepEqual(await once(starting, 'close'), [1, null]);
  assert.equal(output, 'Unknown option --catalogue. Did you mean --catalog? See --help.\n');
});

test('the demo store lists what a theme lacks, and fails if a page loads a missing file', async () => {
  const theme = writeTheme({
    'sections/main.liquid': '{{ 1 | knit }}<link rel="stylesheet" href="/assets/gone.css">',
  });
  const store = run(['--theme', theme, '--check'], '0');
  let output = '';
  store.stdout?.on('data', chunk => {
    output += chunk;
  });
  assert.deepEqual(await once(store, 'close'), [1, null]);
  assert.match(output, /^sections\/main.liquid, line 1: the demo’s Liquid has no filter “knit”\.\n/);
  assert.match(
    output,
    /\n\/assets\/gone\.css: the answer has the status 404\n\d+ pages and sections: \d+ faults of the theme, 1 features that the demo lacks\.\n$/,
  );
});

test('the first line says what the start does, and the last ones where to go and how to stop it', async () => {
  const store = run([], '0');
  const lines: string[] = [];
  for await (const line of createInterface({input: store.stdout ?? process.stdin})) {
    lines.push(line);
    if (/stops it/.test(line)) break;
  }
  store.kill('SIGTERM');
  const [, origin = ''] = /^Demo store: (.*)/.exec(lines[1] ?? '') ?? [];
  assert.deepEqual(lines, [
    'Reading the catalogue …',
    `Demo store: ${origin}`,
    `  English:  ${origin}/en`,
    `  Examples: ${origin}/en/pages/examples`,
    `  Figures:  ${origin}/en/admin/analytics`,
    'Ctrl+C stops it.',
  ]);
});

test('--help prints every argument, and starts nothing', async () => {
  const store = run(['--help'], '0');
  let output = '';
  store.stdout?.on('data', chunk => {
    output += chunk;
  });
  assert.deepEqual(await once(store, 'close'), [0, null]);
  const settings = readFileSync('demo/settings.ts', 'utf8');
  const [, options = ''] = /^const OPTIONS = \{(.*?)^\}/ms.exec(settings) ?? [];
  const names = Array.from(options.matchAll(/^ {2}'?([\w-]+)'?:/gm), ([, name]) => name);
  assert.ok(names.length > 10);
  for (const name of names) assert.match(output, new RegExp(`--${name}\\b`));
});

async function readAddress(store: ChildProcess): Promise<string> {
  for await (const line of createInterface({input: store.stdout ?? process.stdin})) {
    const [, address] = /^Demo store: (http:\/\/localhost:\d+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The demo store printed no address.');
}

function run(options: readonly string[], port: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...options], {
    env: {...process.env, PORT: port},
  });
}

async function failureOf(options: readonly string[], port: string): Promise<[code: number, message: string]> {
  const process = run(options, port);
  let message = '';
  process.stderr?.on('data', chunk => {
    message += chunk;
  });
  const [code] = await once(process, 'close');
  return [code, message];
}
