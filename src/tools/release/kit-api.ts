import {readdir, readFile} from 'node:fs/promises';

const KIT = 'src/kit';

/** Lists the kit's files, the parameters and settings that themes pass to them, and the texts that themes may override. */
export async function kitApi(): Promise<string[]> {
  const files = (await Promise.all(['snippets', 'sections', 'assets'].map(listFolder))).flat();
  const lines = await Promise.all(
    files.map(async path => [
      `kit file \`${path}\``,
      ...apiOf(path, await readFile(`${KIT}/${path}`, 'utf8')),
    ]),
  );
  const {storefront_search: texts} = JSON.parse(await readFile(`${KIT}/locales/en.json`, 'utf8'));
  return [...lines.flat(), ...Object.keys(texts).map(key => `kit text \`storefront_search.${key}\``)];
}

async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(`${KIT}/${folder}`)).map(file => `${folder}/${file}`);
}

function apiOf(path: string, text: string): string[] {
  const [folder, name = ''] = path.replace('.liquid', '').split('/');
  if (folder === 'snippets') return parametersOf(name, text);
  return folder === 'sections' ? settingsOf(name, text) : [];
}

/** Reads the parameters of a snippet from its `{% doc %}`. */
function parametersOf(name: string, text: string): string[] {
  return [...text.matchAll(/@param {(\w+)} (\[?)(\w+)/g)].map(
    ([, type, isOptional, parameter]) =>
      `${name} parameter \`${parameter}\`: ${type}${isOptional ? ', optional' : ''}`,
  );
}

interface Setting {
  /** A heading between the settings has none. */
  readonly id?: string;
  readonly type: string;
  readonly options?: readonly {readonly value: string}[];
  readonly default?: unknown;
}

/** Reads the settings of a section, which a merchant's templates store by id, and their options, stored by value. */
function settingsOf(name: string, text: string): string[] {
  const [, schema = '{}'] = /{% schema %}([\s\S]*){% endschema %}/.exec(text) ?? [];
  const {settings = []}: {settings?: readonly Setting[]} = JSON.parse(schema);
  const stored = settings.filter(({id}) => id);
  return stored.map(({id, type, options, default: initial}) => {
    const choices = options ? ` of ${options.map(({value}) => JSON.stringify(value)).join(' | ')}` : '';
    const otherwise = initial === undefined ? '' : ` = ${JSON.stringify(initial)}`;
    return `${name} setting \`${id}\`: ${type}${choices}${otherwise}`;
  });
}
