import {parseArguments, UsageError} from '../arguments.ts';
import {CliError} from '../cli-error.ts';
import {confirm, NOT_CONFIRMED} from '../confirm.ts';
import {readInstallRecord} from '../install-record.ts';
import {readKit} from '../kit.ts';
import {apply, isWork, plan, type Step} from '../plan.ts';
import {describePlan} from '../texts.ts';
import {extensionFiles} from './extension-files.ts';
import {fitTo, openExtension} from './extension-folder.ts';
import {listRefused, measure} from './limits.ts';

/** Writes the theme app extension into a folder, or upgrades it there: `extension DIR`. */
export async function runExtension(args: readonly string[]): Promise<0> {
  const {values, positionals} = parseArguments(args, {options: OPTIONS});
  const [path, ...more] = positionals;
  if (values.help) console.log(EXTENSION_USAGE);
  else if (path === undefined || more.length > 0)
    throw new UsageError(
      'The command extension needs the path of one folder, such as extensions/storefront-search.',
    );
  else await write(path, {...values, dryRun: values['dry-run']});
  return 0;
}

interface Options {
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly 'api-key'?: string | undefined;
  readonly store?: string | undefined;
}

async function write(path: string, options: Options): Promise<void> {
  const folder = await openExtension(path);
  const wanted = await extensionFiles(await readKit());
  const refused = listRefused(wanted);
  if (refused.length > 0) throw new CliError(`The platform refuses this extension: ${refused.join('; ')}.`);
  const record = await readInstallRecord(folder);
  const steps = await plan(folder, await fitTo(folder, wanted, record), record);
  console.log([describePlan(folder.folder, steps), '', ...describeLimits(wanted)].join('\n'));
  refuseConflicts(steps);
  if (!isWork(steps, record)) console.log('\nNothing is left to write.');
  else if (options.dryRun) console.log('\nDry run: nothing was changed.');
  else if (!options.yes && !(await confirm())) throw new CliError(NOT_CONFIRMED);
  else {
    await apply(folder, steps, record, false);
    console.log('\nDone.');
  }
  console.log(describeLinks(options));
}

/** Maximum of conflicting files that a message names. */
const MAX_NAMED = 6;

function refuseConflicts(steps: readonly Step[]): void {
  const conflicts = steps.filter(({kind}) => kind === 'conflict').map(({place}) => place);
  const others = conflicts.length > MAX_NAMED ? ` and ${conflicts.length - MAX_NAMED} more` : '';
  if (conflicts.length > 0)
    throw new CliError(
      `Nothing was changed. The folder already has other files with these names: ${conflicts.slice(0, MAX_NAMED).join(', ')}${others}. Rename or delete them, or choose another folder.`,
    );
}

function describeLimits(files: ReadonlyMap<string, string>): string[] {
  return [
    'The platform’s limits for an extension, and how much of them these files use:',
    ...measure(files).map(({name, figure, limit, unit}) =>
      `  ${name.padEnd(46)}${figure.toLocaleString('en').padStart(9)} of ${limit.toLocaleString('en')} ${unit}`.trimEnd(),
    ),
  ];
}

const flag = {type: 'boolean', default: false} as const;
const text = {type: 'string'} as const;
const OPTIONS = {
  yes: flag,
  'dry-run': flag,
  'api-key': text,
  store: text,
  help: {...flag, short: 'h'},
} as const;

const EXTENSION_USAGE = `Usage:
  storefront-search-elements extension DIR

Writes a theme app extension into DIR, such as extensions/storefront-search in your app, and prints the links that switch it
on. Run it again to upgrade. It never overwrites a file that it did not write, or that you changed. If DIR already contains a theme
app extension of your app, the files are added to that.

  --api-key KEY   your app's client ID, for the links
  --store NAME    the store for the links: NAME.myshopify.com (default: the store that you are signed in to)
  --dry-run       prints what it would do, and changes nothing
  --yes           does not ask for confirmation
  --help, -h      prints this text`;

/** The app and the store of the links. */
interface LinkOptions {
  readonly 'api-key'?: string | undefined;
  readonly store?: string | undefined;
}

/** The placeholder in the links for an app's key. */
const NO_KEY = '{api_key}';

/** Lists the links to the theme editor that switch on the embed and add the blocks. The merchant still saves. */
export function describeLinks({'api-key': key = NO_KEY, store}: LinkOptions): string {
  const admin = store
    ? `https://${store.replace(/\.myshopify\.com$/, '')}.myshopify.com/admin`
    : 'https://admin.shopify.com';
  const editor = `${admin}/themes/current/editor`;
  const blockOn = (template: string, block: string) =>
    `${editor}?template=${template}&addAppBlockId=${key}/${block}&target=newAppsSection`;
  return [
    '',
    'Links for the merchant, after `shopify app deploy`. Each one opens the theme editor, where the merchant clicks Save.',
    `  switch on:        ${editor}?context=apps&activateAppId=${key}/search-embed`,
    `  search page:      ${blockOn('search', 'search-page')}`,
    `  collections:      ${blockOn('collection', 'collection')}`,
    `  product page:     ${blockOn('product', 'related')}`,
    `  home page:        ${blockOn('index', 'product-list')}`,
    ...(key === NO_KEY
      ? [`Replace ${NO_KEY} with your app’s client ID, or give the ID with --api-key.`]
      : []),
  ].join('\n');
}
