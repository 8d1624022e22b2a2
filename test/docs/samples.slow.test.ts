import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {test} from 'node:test';
import {transform} from 'esbuild';
import {readSynonyms} from '../../demo/catalogue/synonyms.ts';
import {readCheckArguments} from '../../src/cli/check/check-command.ts';
import {problems} from '../../src/service/console/problems.ts';
import {listLiquidScripts, listPages, listSamples} from '../../src/tools/docs/samples.ts';
import {elementsOf, readManifest} from '../../src/tools/manifest/manifest.ts';
import {writeTheme} from '../cli/plain-theme.ts';
import {checkScripts} from './check-scripts.ts';

const {scripts, name, bin} = JSON.parse(readFileSync('package.json', 'utf8'));

/** The languages of samples, and the test file that checks each. */
const RULES: Readonly<Record<string, string>> = {
  html: 'pages/docs',
  js: 'pages/docs',
  ts: 'pages/docs',
  tsx: 'pages/docs',
  // test/pages/docs runs the scripts in them.
  liquid: 'docs/liquid-samples',
  json: 'docs/samples',
  css: 'docs/samples',
  sh: 'docs/samples',
  synonyms: 'docs/samples',
  csp: 'docs/samples',
  // No code: a drawing, or a transcript that test/docs/check compares with the output.
  text: 'docs/samples',
};

test('a rule checks every sample in the documentation', () => {
  const samples = listSamples();
  assert.ok(samples.length > 30);
  for (const {place, language} of samples) assert.ok(RULES[language], `${place}: no rule runs "${language}"`);
});

test('samples of TypeScript, JavaScript and JSX pass the type checker', async () => {
  assert.equal(await checkScripts([...listSamples('ts', 'tsx', 'js'), ...listLiquidScripts()]), '');
});

test('samples of JSON are valid, and name existing sections and files', () => {
  for (const {place, text} of listSamples('json')) {
    JSON.parse(text);
    for (const [, section] of text.matchAll(/"type": "(storefront-[\w-]+)"/g)) {
      assert.ok(existsSync(`src/kit/sections/${section}.liquid`), `${place}: ${section}`);
    }
  }
});

test('samples of CSS are valid, and name existing properties, parts and classes', async () => {
  const elements = elementsOf(await readManifest());
  const parts = elements.flatMap(({cssParts = []}) => cssParts.map(part => part.name));
  const properties = elements.flatMap(({cssProperties = []}) => cssProperties.map(property => property.name));
  const sources = readFileSync('dist/storefront-search.bundle.js', 'utf8');
  for (const {place, text} of listSamples('css')) {
    const {warnings} = await transform(text, {loader: 'css'});
    assert.deepEqual(warnings, [], place);
    for (const [, part = ''] of text.matchAll(/::part\(([\w-]+)\)/g)) assert.ok(parts.includes(part), part);
    for (const [property] of text.matchAll(/--search-[\w-]+/g))
      assert.ok(properties.includes(property), property);
    for (const [, className = ''] of text.matchAll(/\.(search-[\w-]+)/g))
      assert.ok(sources.includes(className), className);
  }
});

test('the class names in the theming guide match the rendered ones', () => {
  const elements = readdirSync('src/elements', {recursive: true, encoding: 'utf8'})
    .filter(path => path.endsWith('.ts'))
    .filter(file => !file.endsWith('.styles.ts'));
  const drawn = elements.map(file => readFileSync(`src/elements/${file}`, 'utf8')).join('\n');
  const rows = readFileSync('docs/theming.md', 'utf8').match(/^\| `search-.*$/gm) ?? [];
  const promised = rows.flatMap(row => row.match(/(?<=`)search-[a-z-]+(?=`)/g) ?? []);
  assert.ok(promised.length > 15);
  for (const name of promised) {
    // The class of a badge ends with its kind.
    const [base = ''] = name.split(/(?<=^search-badge-)/);
    assert.match(drawn, new RegExp(`class(Name)?[=:(\\s]+["'\`][^"'\`]*(?<![\\w-])${base}`), name);
  }
});

test('commands in samples and prose are scripts of this package, or run on a theme', () => {
  for (const {place, text} of listSamples('sh')) {
    for (const line of text.split('\n')) {
      for (const command of line.replace(/\s+#.*/, '').split(' && ')) runCommand(command.trim(), place);
    }
  }
  for (const page of listPages()) {
    for (const [, script = ''] of readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)) {
      assert.ok(scripts[script], `${page}: npm run ${script}`);
    }
  }
});

test('every line of the synonyms sample is valid', () => {
  for (const {text, place} of listSamples('synonyms')) {
    const {synonyms, problems} = readSynonyms(text, place);
    assert.ok(synonyms.length > 0);
    assert.deepEqual(problems, []);
  }
});

test('the documented security policy is as strict as the demo store’s', () => {
  const policy = readFileSync('demo/storefront/security-policy.ts', 'utf8');
  for (const {text} of listSamples('csp')) {
    for (const directive of text.split(';')) {
      const [directiveName = ''] = directive.trim().split(/\s/);
      assert.ok(!directiveName || policy.includes(`'${directiveName}'`), directiveName);
    }
  }
});

type Problems = typeof problems;
const EXAMPLES: {readonly [P in keyof Problems]: Parameters<Problems[P]>} = {
  notJson: [new Error('…')],
  unknownSetting: ['endPoint'],
  wrongSetting: ['locale', 'Japanese'],
  tooLate: [['endpoint']],
  swatch: ['"Color", "Sand"', 'a CSS colour or the address of a picture', 'sandy'],
  address: ['…'],
  filters: ['…'],
  facets: [['vendor'], ['…']],
  metafield: ['custom.fit:…'],
  seedsNotJson: [new Error('…')],
  seeds: ['texts', 'tags'],
  noField: [],
  redirect: ['javascript:…'],
  publisher: ['service_search', '…'],
  records: [['…']],
  body: [['…']],
  template: ['<template slot="product">, data-href: "…" is not an http or https address'],
  plan: [],
};

test('the troubleshooting page lists every console message literally', () => {
  const page = readFileSync('docs/troubleshooting.md', 'utf8');
  for (const [problem, details] of Object.entries(EXAMPLES)) {
    const describe: (...details: never[]) => string = problems[problem as keyof Problems];
    const message = describe(...(details as never[]));
    assert.ok(page.includes(`\`${message}\``), message);
  }
});

/** Runs a command that only reads; of any other, checks that the script exists. */
function runCommand(command: string, place: string): void {
  const [, script] = /^npm (?:run )?([\w:-]+)(?: -- .*)?$/.exec(command) ?? [];
  if (script === 'ci' || scripts[script ?? ''] || command === `npm install ../${name}`) return;
  const [, program = '', action = '', target = '', options = ''] =
    /^(npx \S+|node \S+) (add|remove|check|extension) (\S+)(.*)$/.exec(command) ?? [];
  assert.ok([`npx ${name}`, `node ${bin[name]}`].includes(program), `${place}: no rule runs "${command}"`);
  // Sends no request: the address is an example.
  if (action === 'check') return void readCheckArguments([target, ...options.split(' ').filter(Boolean)]);
  const theme = writeTheme();
  const folder = action === 'extension' ? `${theme}/extension` : theme;
  const args = [action, folder, ...options.split(' ').filter(Boolean)];
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...new Set([...args, '--dry-run'])]);
  rmSync(theme, {recursive: true});
}
