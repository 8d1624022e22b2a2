import type {KitUses} from '../kit-uses.ts';
import type {Look} from '../preset.ts';
import type {Theme} from '../theme.ts';
import {filesReachedFrom} from '../theme-files.ts';
import {type GuideStep, placeOf} from './guide-step.ts';
import {pageLayouts} from './layout-steps.ts';

/** The place of a theme's search form: from the first text to the last one, each found after the previous one. */
interface KnownForm {
  readonly file: string;
  readonly texts: readonly string[];
  readonly code: string;
}

const BOX = "{% render 'storefront-search-box' %}";

const FORMS: Partial<Readonly<Record<Look, KnownForm>>> = {
  dawn: {
    file: 'snippets/header-search.liquid',
    texts: ['if settings.predictive_search_enabled', '</predictive-search>', '</search-form>', 'endif'],
    code: "{% render 'storefront-search-box', class: 'search-modal__form' %}",
  },
  horizon: {
    file: 'snippets/search-modal.liquid',
    texts: ['<predictive-search-component', '</predictive-search-component>'],
    code: BOX,
  },
};

/**
 * The steps that put a search box in place of each search form that is on every page, the header's first. Forms in the content of
 * some pages, such as a blog's, stay as they are.
 */
export async function formSteps(theme: Theme, uses: KitUses, look: Look): Promise<GuideStep[]> {
  const frame = await filesReachedFrom(theme, await pageLayouts(theme));
  const own = [...frame].filter(([file]) => !uses.isOfKit(file));
  const known = await knownForm(theme, FORMS[look]);
  const steps = own.flatMap(([file, text]) => (file === known?.file ? [] : stepsIn(file, text, uses)));
  const sorted = steps.sort((one, other) => rankOf(one) - rankOf(other));
  if (known || sorted.length > 0) return known ? [known, ...sorted] : sorted;
  return own.some(([file, text]) => uses.has('box', file, text)) ? [] : [missingForm(own)];
}

async function knownForm(theme: Theme, form: KnownForm | undefined): Promise<GuideStep | undefined> {
  if (!form) return undefined;
  const {file, texts, code} = form;
  const text = (await theme.read(file)) ?? '';
  const start = text.indexOf(texts[0] ?? '');
  const end = texts.reduce((from, part) => (from < 0 ? from : text.indexOf(part, from)), 0);
  if (end < 0) return undefined;
  return {file, place: placeOf(file, text, start, end), task: 'replace these lines with this one', code};
}

/** Lists the steps for the search forms of a file, except forms in a search box. */
function stepsIn(file: string, text: string, uses: KitUses): GuideStep[] {
  const forms = [...text.matchAll(FORM)].filter(({0: form, index}) => {
    const before = text.slice(0, index);
    const isInBox = before.lastIndexOf('<search-box') > before.lastIndexOf('</search-box');
    return isSearch(form) && !(isInBox && uses.has('box', file, before));
  });
  return forms.map(({0: form, index}) => ({
    file,
    place: placeOf(file, text, index, index + form.length),
    task: 'replace the search form with this line',
    code: BOX,
  }));
}

/** A form, or a field with no form around it in this file. */
const FORM = /<form(?=[\s>])(?:(?!<\/form>)[\s\S])*<\/form>|<input\b[^>]*>/g;
const FIELD = /<input\b(?![^>]*\btype=["']hidden)[^>]*\bname=["']q["']/;

/** Whether a form searches the store, and not only the articles of a blog, another app, or the list of a wishlist's dialog. */
function isSearch(form: string): boolean {
  if (!FIELD.test(form) || /\bonsubmit=["']return false/.test(form)) return false;
  const [, action] = /<form\s[^>]*?\baction=["']([^"']*)/.exec(form) ?? [];
  const [, type] = /name=["']type["'][^>]*value=["']([\w,]+)/.exec(form) ?? [];
  const leadsToSearch = action === undefined || /search_url|^\/search|\}\}\/?search/.test(action);
  return leadsToSearch && (type === undefined || type.includes('product'));
}

/** Orders forms: the header's first, then the forms in files that are named after the search. */
const rankOf = ({file = ''}: GuideStep): number =>
  [/header/, /search/, /(?:)/].findIndex(name => name.test(file));

function missingForm(frame: readonly (readonly [file: string, text: string])[]): GuideStep {
  const [place = 'the header'] = frame.find(([file]) => /^sections\/.*header.*\.liquid$/.test(file)) ?? [];
  const task = 'add this line to the header, which has no search form';
  return place === 'the header' ? {place, task, code: BOX} : {file: place, place, task, code: BOX};
}
