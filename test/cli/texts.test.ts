import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';
import {readText} from './plain-theme.ts';

test('a locale file gets the texts of the language that the elements choose for it', async () => {
  const files = {
    'zh-HK': 'zh-TW',
    'zh-Hant': 'zh-TW',
    'zh-MO': 'zh-TW',
    'zh-CN': 'zh',
    no: 'nb',
    nn: 'nb',
    'pt-BR': 'pt',
  };
  const theme = aTheme(Object.fromEntries(Object.keys(files).map(name => [`locales/${name}.json`, '{}'])));
  await run('add', theme, '--yes');
  for (const [name, language] of Object.entries(files)) {
    assert.deepEqual(
      JSON.parse(readText(theme, `locales/${name}.json`)),
      JSON.parse(readText('demo/kit/locales', `${language}.json`)),
      name,
    );
  }
});
