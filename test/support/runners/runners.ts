import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {type Outcome, readReport, sumOutcomes} from './junit.ts';

/** The folder of the runners' reports. */
export const RESULTS = 'test-results';

/** The reports of `wtr` and of the journeys in the engines. */
export const ENGINE_REPORTS = [`${RESULTS}/engines.xml`, `${RESULTS}/journeys.xml`] as const;

/** Runs test files with Node's own runner, half of them in each of two processes. */
export async function runNode(files: readonly string[], name = 'node'): Promise<Outcome> {
  const halves = [0, 1].map(half => files.filter((_, index) => index % 2 === half));
  return sumOutcomes(
    await Promise.all(
      halves.map((half, index) => runNodeProcess(half, `${RESULTS}/${name}-${index + 1}.xml`)),
    ),
  );
}

function runNodeProcess(files: readonly string[], report: string): Promise<Outcome> {
  const reporters = [
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${report}`,
  ];
  return run(files, report, [
    '--import',
    'tsx',
    ...reporters,
    'test/support/runners/node-tests.ts',
    ...files,
  ]);
}

export function runInChromium(files: readonly string[], name = 'browser'): Promise<Outcome> {
  process.env.WTR_REPORT = `${RESULTS}/${name}.xml`;
  return run(files, process.env.WTR_REPORT, [WTR, '--files', ...files]);
}

/** Runs test files by `wtr` in other engines. */
export function runInEngines(files: readonly string[], engines: readonly string[]): Promise<Outcome> {
  process.env.ENGINES = engines.join();
  process.env.WTR_REPORT = ENGINE_REPORTS[0];
  const config = ['--config', 'test/engines/web-test-runner.config.mjs'];
  return run(engines.length > 0 ? files : [], `${RESULTS}/engines.xml`, [
    WTR,
    ...config,
    '--files',
    ...files,
  ]);
}

/** @param browser the Chromium to use instead of the one that `CHROMIUM_PATH` names. */
export function runPages(files: readonly string[], name = 'pages', browser?: string): Promise<Outcome> {
  return runPlaywright(files, `${RESULTS}/${name}.xml`, ['pages', 'slow pages', 'site'], browser);
}

export function runJourneys(files: readonly string[], engines: readonly string[]): Promise<Outcome> {
  return runPlaywright(
    files,
    ENGINE_REPORTS[1],
    engines.map(engine => `journeys in ${engine}`),
  );
}

function runPlaywright(
  files: readonly string[],
  report: string,
  projects: readonly string[],
  browser = process.env.CHROMIUM_PATH,
): Promise<Outcome> {
  const env = {...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, CHROMIUM_PATH: browser};
  const chosen = projects.map(project => `--project=${project}`);
  return run(files, report, ['node_modules/@playwright/test/cli.js', 'test', ...chosen, ...files], env);
}

const WTR = 'node_modules/@web/test-runner/dist/bin.js';

async function run(
  files: readonly string[],
  report: string,
  command: readonly string[],
  env = process.env,
): Promise<Outcome> {
  if (files.length === 0) return {passed: 0, failures: []};
  const child = spawn(process.execPath, command, {stdio: 'inherit', env});
  const [code] = await once(child, 'exit');
  const outcome = readReport(report);
  // A runner may fail although all its tests passed.
  const isUnexplained = code !== 0 && outcome.failures.length === 0;
  return isUnexplained ? {...outcome, failures: [`${command.join(' ')}: exit code ${code}`]} : outcome;
}
