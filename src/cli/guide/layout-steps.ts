import type {KitUses} from '../kit-uses.ts';
import type {Theme} from '../theme.ts';
import {filesReachedFrom} from '../theme-files.ts';
import {type GuideStep, placeOf} from './guide-step.ts';

/** The layouts of a theme's pages, the main one first. Page builders add their own. */
export async function pageLayouts(theme: Theme): Promise<string[]> {
  const layouts = await theme.list('layout', /\.liquid$/);
  const pages = layouts.filter(file => !OTHER_PAGES.test(file));
  return pages.sort((one, other) => Number(other === MAIN) - Number(one === MAIN));
}

const MAIN = 'layout/theme.liquid';
/** The layouts of pages without the theme's header. */
const OTHER_PAGES = /\/(password|gift[-_]card|checkout)\b/;

/** The steps that load the elements, one for each layout that does not. */
export async function layoutSteps(theme: Theme, uses: KitUses): Promise<GuideStep[]> {
  const layouts = await pageLayouts(theme);
  const steps = await Promise.all(layouts.map(file => layoutStep(theme, uses, file)));
  return steps.filter(step => step !== undefined);
}

async function layoutStep(theme: Theme, uses: KitUses, layout: string): Promise<GuideStep | undefined> {
  const files = await filesReachedFrom(theme, [layout]);
  const own = [...files].filter(([file]) => !uses.isOfKit(file));
  if (own.some(([file, text]) => uses.has('script', file, text))) return undefined;
  // The head of some themes is a snippet.
  const [file = layout] = own.find(([, text]) => text.includes('</head>')) ?? [];
  const text = files.get(file) ?? '';
  const head = text.indexOf('</head>');
  if (head < 0 && layout !== MAIN) return undefined;
  const place = head < 0 ? file : placeOf(file, text, head);
  return {file, place, task: 'add this line above </head>', code: "{% render 'storefront-search' %}"};
}
