import assert from 'node:assert/strict';
import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';
import {writeFile} from './plain-theme.ts';

test('every expected error prints how to fix it, without a stack', async () => {
  const empty = aTheme();
  rmSync(join(empty, 'layout'), {recursive: true});
  const broken = aTheme({'locales/ja.json': '{\n  "a": }'});
  const blocked = aTheme();
  rmSync(join(blocked, 'snippets'), {recursive: true});
  writeFile(blocked, 'snippets', 'a file');
  const withFolder = (path: string) => {
    const theme = aTheme();
    mkdirSync(join(theme, path));
    return theme;
  };
  const withLink = aTheme();
  symlinkSync('nowhere', join(withLink, 'snippets/storefront-search.liquid'));
  const aRecord = (text: string) => aTheme({'.storefront-search.json': text});
  const cases: [args: string[], says: RegExp][] = [
    [
      ['add', empty],
      /^There is no theme in .*: it has no layout\/theme\.liquid\. Give the path of the theme's folder,/m,
    ],
    [
      ['add', join(blocked, 'layout/theme.liquid')],
      /theme\.liquid is a file\. Give the path of the theme's folder,/,
    ],
    [['add', broken], /ja\.json can't be used \(line 2, column 8: unexpected }\): fix it first\./],
    [
      ['add', blocked, '--yes'],
      /snippets.* can't be used: one of its folders is a file\. Rename that file\./,
    ],
    [
      ['add', withFolder('snippets/storefront-search.liquid')],
      /search\.liquid is a folder, but the command needs a file there/,
    ],
    [['add', withLink, '--yes'], /search\.liquid is a broken symbolic link: fix or delete it\./],
    [['add', withFolder('locales/de.json')], /de\.json is a folder, but the command needs a file there/],
    [
      ['add', aRecord('{\n<<<<<<< HEAD')],
      /\(line 2, column 1: unexpected <.*\)\. It is the record of the copied files: restore it from/,
    ],
    [
      ['add', aRecord('null')],
      /\.storefront-search\.json can't be read \(it is not an object\)\. It is the record/,
    ],
    [['add', aRecord('{"places": null}')], /\.storefront-search\.json .* \("places" is not an object\)/],
    [
      ['add', aRecord('{"places": {}}')],
      /\("made" is not a list of strings\)\. .* restore it from version control/,
    ],
    [['add', aRecord('{"places": {"x": 1}, "made": []}')], /\(the hash of x is not a string\)/],
    [['remove', aRecord('{"places": {"../x": ""}, "made": []}')], /\(\.\.\/x is outside the theme\)/],
  ];
  for (const [args, says] of cases) {
    const {code, output} = await run(...args);
    assert.equal(code, 1, args.join(' '));
    assert.match(output, says);
    assert.doesNotMatch(output, /\n {4}at /);
  }
});

test('wrong arguments give one sentence and exit code 2', async () => {
  const theme = aTheme();
  const cases: [args: string[], says: string][] = [
    [[], 'The command is missing. Use add, remove, extension or check. See --help.'],
    [['copy', theme], '“copy” is not a command. Use add, remove, extension or check. See --help.'],
    [['add'], 'The command add needs the path of one theme, such as ../my-theme. See --help.'],
    [
      ['remove', theme, theme],
      'The command remove needs the path of one theme, such as ../my-theme. See --help.',
    ],
    [['add', theme, '--bundel'], 'Unknown option --bundel. Did you mean --bundle? See --help.'],
    [['add', theme, '--dryrun=x'], 'Unknown option --dryrun. Did you mean --dry-run? See --help.'],
  ];
  for (const [args, says] of cases) {
    assert.deepEqual(await run(...args), {code: 2, output: `${says}\n`});
  }
});

test('--help prints the usage of every action', async () => {
  for (const args of [['--help'], ['-h'], ['add', '--help']]) {
    const {code, output} = await run(...args);
    assert.equal(code, 0);
    for (const action of ['add PATH', 'remove PATH', 'check URL', '--dry-run'])
      assert.ok(output.includes(action), action);
  }
});
