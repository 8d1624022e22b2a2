import {storeHref} from '../../../core/products/link.ts';
import {pictureSources} from '../../../core/products/picture.ts';
import {formatDay} from '../../../i18n/day.ts';
import {report} from '../../../service/console/report.ts';
import type {Localization} from '../localize.ts';
import {onPicture} from '../on-picture.ts';

/** The data of a template: an item, or the answer without results. */
type TemplateRecord = Readonly<Record<string, unknown>>;

/** The settings that a template's values are written with. */
export type TemplateContext = Pick<Localization, 'money' | 'locale' | 'rootUrl'>;

/** Shows a record; throws an `UnusableValue`. */
type Update = (record: TemplateRecord) => void;

/** Writes the value of a field. */
type Write = (value: unknown, field: string) => void;

/** A copy of a theme's template, which shows a record. */
export class TemplateCopy {
  readonly template: HTMLTemplateElement;
  readonly content: DocumentFragment;
  readonly #update: Update;

  constructor(template: HTMLTemplateElement, context: TemplateContext) {
    this.template = template;
    this.content = document.importNode(template.content, true);
    this.#update = bind(this.content, context);
  }

  /** Shows a record. Returns `false` if it holds a value that the template can't show, which is logged. */
  update(record: TemplateRecord): boolean {
    try {
      this.#update(record);
      return true;
    } catch (error) {
      if (!(error instanceof UnusableValue)) throw error;
      void report('template', `<template slot="${this.template.slot}">, ${error.message}`);
      return false;
    }
  }
}

/** A value of a response that a template can't show. */
class UnusableValue extends Error {
  constructor(binding: string, value: string) {
    super(`${binding}: "${value}" is not an http or https address`);
  }
}

/** Bindings that decide how often an element is shown; an element has one of them at most. */
const RULES = ['data-each', 'data-if', 'data-unless'];

/** The elements that a binding may be on. A response never becomes code: neither a script's text nor its address. */
const HOSTS: Readonly<Record<string, string>> = {
  'data-href': 'a',
  'data-src': 'img, source',
  'data-text': ':not(script, style)',
  'data-money': ':not(script, style)',
};

/** Binds the copy of a template's content. Returns the function that shows a record in it. */
function bind(node: Node, context: TemplateContext): Update {
  const element = node instanceof Element ? node : undefined;
  const rule = element && RULES.find(name => element.hasAttribute(name));
  if (element && rule) return bindRule(element, rule, context);
  const updates = [
    ...(element ? [...bindAttributes(element, context), ...bindData(element, context)] : []),
    ...[...node.childNodes].map(child => bind(child, context)),
  ];
  return record => {
    for (const update of updates) update(record);
  };
}

/** The value of a field that a template names; `undefined` if the record lacks it. */
function fieldOf(record: TemplateRecord, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

function bindAttributes(element: Element, {money, locale, rootUrl}: TemplateContext): Update[] {
  const write = writesText(element);
  const each: Readonly<Record<string, Write>> = {
    'data-text': (value, field) =>
      write(field === 'published_at' ? formatDay(value, locale) : String(value ?? '')),
    'data-money': value => write(typeof value === 'number' ? money.format(value) : ''),
    'data-href': value =>
      setAttribute(element, 'href', value ? hrefOf('data-href', String(value), rootUrl) : undefined),
    'data-src': value => showPicture(element, value ? String(value) : undefined),
    'data-class': writesClasses(element),
  };
  return Object.entries(each).flatMap(([name, set]) => {
    const field = element.getAttribute(name);
    const isSafe = element.matches(HOSTS[name] ?? '*');
    return field === null || !isSafe ? [] : [(record: TemplateRecord) => set(fieldOf(record, field), field)];
  });
}

/** Makes `data-x` follow the field that `data-data-x` names. */
function bindData(element: Element, {rootUrl}: TemplateContext): Update[] {
  const bindings = element.getAttributeNames().filter(name => name.startsWith('data-data-'));
  return bindings.map(binding => {
    const field = element.getAttribute(binding) ?? '';
    const name = binding.replace('data-', '');
    return record => {
      const value = fieldOf(record, field);
      if (value === undefined || value === null) element.removeAttribute(name);
      // Other scripts may follow an address.
      else if (field.endsWith('url')) setAttribute(element, name, hrefOf(binding, String(value), rootUrl));
      else setAttribute(element, name, String(value));
    };
  });
}

/** Returns the function that writes an element's text. Keeps the text of another script until the value changes. */
function writesText(element: Element): (text: string) => void {
  let shown: string | undefined;
  return text => {
    if (shown !== text) element.textContent = text;
    shown = text;
  };
}

/** Returns the function that adds the classes of a value to an element's own: a flag's name, a text, or each text of a list. */
function writesClasses(element: Element): Write {
  let given: string[] = [];
  return (value, field) => {
    const names = [value === true ? field : value].flat().filter(each => typeof each === 'string');
    element.classList.remove(...given);
    given = names
      .map(name => name.trim().replace(/\s+/g, '-'))
      .filter(name => name && !element.classList.contains(name));
    element.classList.add(...given);
  };
}

function showPicture(image: Element, address: string | undefined): void {
  const sources = pictureSources(address, location.href);
  if (address !== undefined && !sources) throw new UnusableValue('data-src', address);
  setAttribute(image, 'srcset', sources?.srcset);
  setAttribute(image, 'src', sources?.src);
  for (const type of ['error', 'load']) image.addEventListener(type, onPicture);
}

function hrefOf(binding: string, address: string, rootUrl: string): string {
  const href = storeHref(address, rootUrl, location.href);
  if (!href) throw new UnusableValue(binding, address);
  return href;
}

/** Sets or removes an attribute, only if its value changes: setting a picture's address again would load it again. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Shows an element as often as its rule says: once for each record of a list, or once or never. */
function bindRule(element: Element, rule: string, context: TemplateContext): Update {
  const field = element.getAttribute(rule) ?? '';
  const anchor = document.createComment('');
  element.replaceWith(anchor);
  element.removeAttribute(rule);
  const copies: {node: Element; update: Update}[] = [];
  return record => {
    const records = recordsOf(rule, record, field);
    for (const {node} of copies.splice(records.length)) node.remove();
    while (copies.length < records.length) {
      const node = element.cloneNode(true) as Element;
      anchor.before(node);
      copies.push({node, update: bind(node, context)});
    }
    for (const [index, each] of records.entries()) copies[index]?.update(each);
  };
}

function recordsOf(rule: string, record: TemplateRecord, field: string): readonly TemplateRecord[] {
  const value = fieldOf(record, field);
  const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value);
  if (rule !== 'data-each') return isThere === (rule === 'data-if') ? [record] : [];
  return (Array.isArray(value) ? value : []).map(each => (typeof each === 'object' ? each : {'.': each}));
}
