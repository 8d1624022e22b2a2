import {format} from 'node:util';
import {startTestRunner, type TestRunnerConfig} from '@web/test-runner';
import {playwrightLauncher} from '@web/test-runner-playwright';
import {launchOptions} from './browser.ts';
import {serveBundled} from './bundled.ts';
import {freePort} from './free-port.ts';
import {replayAnswers} from './recorded.ts';
import {mountService} from './service.ts';
import {readSession} from './session.ts';
import type {Report} from './tally.ts';

/** What starts a browser, opens test pages in it, and closes it. */
export type Launcher = NonNullable<TestRunnerConfig['browsers']>[number];

/** Runs test files by mocha in a real browser: in Chromium, or in the one that is given. */
export async function runBrowserTests(
  files: readonly string[],
  report: Report,
  signal: AbortSignal,
  launcher?: Launcher,
): Promise<void> {
  const runner = await startTestRunner({
    config: {...(await configure(files, launcher)), reporters: [reportTo(report)]},
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  if (!runner || runner.stopped) throw new Error('The test server did not start.');
  signal.addEventListener('abort', () => runner.stop(), {once: true});
  await new Promise(resolve => runner.on('stopped', resolve));
}

async function configure(
  files: readonly string[],
  launcher: Launcher | undefined,
): Promise<TestRunnerConfig> {
  return {
    files: [...files],
    port: await freePort(),
    concurrency: 2,
    staticLogging: true,
    browsers: [launcher ?? (await chromiumLauncher())],
    browserStartTimeout: 60_000,
    plugins: [await serveBundled(files)],
    middleware: [refuseQuietly, replayAnswers(), await mountService()],
    testFramework: {config: {ui: 'bdd', timeout: 20_000, forbidOnly: true}},
    testsFinishTimeout: 400_000,
    filterBrowserLogs: ({type}) => type === 'error',
    logger: LOGGER,
  };
}

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Tests ask for addresses that no server takes: the browser is told, the console need not be. */
const refuseQuietly: Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    const {status = 500} = error as {status?: number};
    if (status >= 500) throw error;
    context.status = status;
  }
};

/** Each file in a context of its own, so that cookies and storage are too. */
async function chromiumLauncher(): Promise<Launcher> {
  return playwrightLauncher({
    launchOptions: await launchOptions(),
    createBrowserContext: ({browser}) => browser.newContext(),
  });
}

type Reporter = NonNullable<TestRunnerConfig['reporters']>[number];

function reportTo(report: Report): Reporter {
  return {
    reportTestFileResults({sessionsForTestFile}) {
      for (const session of sessionsForTestFile) report(readSession(session));
    },
  };
}

/** Only what is wrong: results are reported file by file. */
const LOGGER: TestRunnerConfig['logger'] = {
  log() {},
  debug() {},
  group() {},
  groupEnd() {},
  warn: complain,
  error: complain,
  logSyntaxError: ({message, filePath, line, column}) => complain(`${filePath}:${line}:${column} ${message}`),
};

/** Not by the console, which the runner takes over to redraw its own lines. */
function complain(...messages: unknown[]): void {
  process.stdout.write(`${format(...messages)}\n`);
}
