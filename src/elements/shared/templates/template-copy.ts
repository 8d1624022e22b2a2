import {storeHref} from '../../../core/products/link.ts';
import {pictureSources} from '../../../core/products/picture.ts';
import {formatDay} from '../../../i18n/day.ts';
import {report} from '../../../service/console/report.ts';
import type {Localization} from '../localize.ts';
import {onPicture} from '../on-picture.ts';
import {bind, setAttribute, type TemplateRecord, type Update, type Writers} from './template-binding.ts';

/** A value of a response that a template can't show. */
class UnusableValue extends Error {
  constructor(binding: string, value: string) {
    super(`${binding}: "${value}" is not an http or https address`);
  }
}

/** The settings that a template's values are written with. */
export interface TemplateContext extends Pick<Localization, 'money'> {
  readonly locale: string;
  readonly rootUrl: string;
}

/** A copy of a theme's template, which shows a record. */
export class TemplateCopy {
  readonly template: HTMLTemplateElement;
  readonly content: DocumentFragment;
  readonly #update: Update;

  constructor(template: HTMLTemplateElement, context: TemplateContext) {
    this.template = template;
    this.content = document.importNode(template.content, true);
    this.#update = bind(this.content, writersFor(context));
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

function writersFor({money, locale, rootUrl}: TemplateContext): Writers {
  const usable = <T>(made: T | undefined, binding: string, value: string): T => {
    if (!made) throw new UnusableValue(binding, value);
    return made;
  };
  return {
    text: (value, field) => (field === 'published_at' ? formatDay(value, locale) : String(value ?? '')),
    money: money.format,
    href: (link, value) =>
      setAttribute(link, 'href', usable(storeHref(value, rootUrl, location.href), 'data-href', value)),
    src(image, value) {
      const {src, srcset} = usable(pictureSources(value, location.href), 'data-src', value);
      if (srcset) setAttribute(image, 'srcset', srcset);
      else image.removeAttribute('srcset');
      setAttribute(image, 'src', src);
      for (const type of ['error', 'load']) image.addEventListener(type, onPicture);
    },
    // Other scripts may follow an address.
    data: (value, binding, field) =>
      field.endsWith('url')
        ? usable(storeHref(String(value), rootUrl, location.href), binding, String(value))
        : String(value),
  };
}
