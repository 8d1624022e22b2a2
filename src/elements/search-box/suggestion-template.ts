import type {TemplateResult} from 'lit';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {TemplateContext} from '../shared/templates/template-copy.ts';
import {themeCard} from '../shared/templates/theme-card.ts';
import {ThemeTemplates} from '../shared/templates/theme-templates.ts';

/** Results among the suggestions as the theme's `<template slot="suggestion">` shows them. Loaded for boxes that have one. */
export class SuggestionTemplate {
  readonly #templates: ThemeTemplates;

  constructor(box: Element) {
    this.#templates = new ThemeTemplates(box);
  }

  /** @param usual draws the content that is shown if the theme's can't be. */
  content(item: ResultItem, context: TemplateContext, usual: () => TemplateResult): unknown {
    const template = this.#templates.find('suggestion');
    return template ? themeCard(item, context, undefined, template, usual) : usual();
  }
}
