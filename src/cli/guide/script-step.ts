import type {Look} from '../preset.ts';
import type {Theme} from '../theme.ts';
import {type GuideStep, placeOf} from './guide-step.ts';

/** The script of a theme's own suggestions, which nothing needs without the theme's form. */
interface Script {
  readonly file: string;
  readonly name: string;
  readonly task: string;
  /** A setting of the theme that switches the script off. */
  readonly setting?: string;
}

const SCRIPTS: Partial<Readonly<Record<Look, Script>>> = {
  dawn: {
    file: 'layout/theme.liquid',
    name: 'predictive-search.js',
    task: 'turn “Search suggestions” off in the theme settings, under “Search behavior”; then Dawn no longer loads this script',
    setting: 'predictive_search_enabled',
  },
  horizon: {
    file: 'snippets/search-modal.liquid',
    name: 'predictive-search.js',
    task: 'delete these lines, because nothing needs this script any more',
  },
};

/** Returns the step that removes the script of the theme's own suggestions, if the theme is known. */
export async function scriptStep(theme: Theme, look: Look): Promise<GuideStep | undefined> {
  const script = SCRIPTS[look];
  if (!script) return undefined;
  const {file, name, task, setting} = script;
  const text = (await theme.read(file)) ?? '';
  const found = text.indexOf(name);
  if (found < 0) return undefined;
  if (setting && (await isOff(theme, setting))) return undefined;
  const [start, end] = [text.lastIndexOf('<script', found), text.indexOf('</script>', found)];
  return {file, place: placeOf(file, text, start, end), task};
}

/** Whether the theme's own suggestions are switched off, by their setting. */
export async function hasSuggestionsOff(theme: Theme, look: Look): Promise<boolean> {
  const setting = SCRIPTS[look]?.setting;
  return setting !== undefined && isOff(theme, setting);
}

async function isOff(theme: Theme, setting: string): Promise<boolean> {
  const settings = (await theme.read('config/settings_data.json')) ?? '';
  return settings.replaceAll(' ', '').includes(`"${setting}":false`);
}
