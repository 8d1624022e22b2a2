import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {parseJson} from '../../../src/cli/json.ts';

/**
 * Copies a theme, and installs the kit into the copy by the steps of its guide. Returns the copy's folder.
 *
 * @throws {Error} for a theme that has neither Dawn's nor Horizon's search form.
 */
export function copyWithKit(theme: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'theme-with-kit-'));
  cpSync(theme, copy, {recursive: true});
  const cli = ['--import', 'tsx', 'src/cli/main.ts'];
  execFileSync(process.execPath, [...cli, 'add', copy, '--yes'], {stdio: ['ignore', 'ignore', 'inherit']});
  edit(copy, 'layout/theme.liquid', '</head>', "{% render 'storefront-search' %}\n</head>");
  const edited = FORMS.filter(({file, form, box}) => edit(copy, file, form, box));
  if (!edited[0]) throw new Error(`${theme} has neither Dawn's nor Horizon's search form.`);
  edit(copy, ...SUGGESTIONS_SCRIPT);
  edit(copy, ...SUGGESTIONS_SETTING);
  replaceSections(copy, 'templates/search.json', /./, 'storefront-search-page');
  replaceSections(copy, 'templates/collection.json', /^main-collection/, 'storefront-search-collection');
  return copy;
}

/** The search forms of Dawn and Horizon, and what replaces them. */
const FORMS = [
  {
    file: 'snippets/header-search.liquid',
    form: /\{%- if settings\.predictive_search_enabled -%\}\s*<predictive-search [\s\S]*<\/search-form>\s*\{%- endif -%\}/,
    box: "{% render 'storefront-search-box', class: 'search-modal__form' %}",
  },
  {
    file: 'snippets/search-modal.liquid',
    form: /<predictive-search-component[\s\S]*<\/predictive-search-component>/,
    box: "{% render 'storefront-search-box' %}",
  },
];

/** What loads the theme's own suggestions: in Horizon a script, in Dawn a setting. */
const SUGGESTIONS_SCRIPT = [
  'snippets/search-modal.liquid',
  /<script\s+src="\{\{ 'predictive-search\.js'[\s\S]*?<\/script>/,
  '',
] as const;
const SUGGESTIONS_SETTING = [
  'config/settings_data.json',
  '"predictive_search_enabled": true',
  '"predictive_search_enabled": false',
] as const;

/** Replaces a part of a theme's file. Returns whether the file has it. */
function edit(theme: string, path: string, part: string | RegExp, replacement: string): boolean {
  const file = join(theme, path);
  if (!existsSync(file)) return false;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(part, replacement);
  writeFileSync(file, after);
  return after !== before;
}

/** Replaces a template's sections of a type by one of the kit. */
function replaceSections(theme: string, path: string, type: RegExp, by: string): void {
  const file = join(theme, path);
  const template: Template = getNodeValue(parseJson(readFileSync(file, 'utf8')));
  const old = template.order.filter(name => type.test(template.sections[name]?.type ?? ''));
  // Dawn's banner shows the title, and stays.
  const replaced = old.filter(name => !/banner/.test(template.sections[name]?.type ?? ''));
  for (const name of replaced) delete template.sections[name];
  const order = template.order.filter(name => !replaced.includes(name));
  const sections = {...template.sections, results: {type: by}};
  writeFileSync(file, JSON.stringify({...template, sections, order: [...order, 'results']}));
}

interface Template {
  readonly sections: Record<string, {readonly type: string}>;
  readonly order: readonly string[];
}
