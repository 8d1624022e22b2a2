import type {TemplateResult} from 'lit';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {CardContext} from '../search-results/cards/product-card.ts';
import {themeCard} from '../search-results/cards/template-cards.ts';
import {ThemeTemplates} from '../search-results/cards/theme-templates.ts';

/** Results among the suggestions as the theme's `<template slot="suggestion">` shows them. Loaded for boxes that have one. */
export class SuggestionTemplate {
  readonly #templates: ThemeTemplates;

  constructor(box: Element) {
    this.#templates = new ThemeTemplates(box);
  }

  /** @param usual draws the content that is shown if the theme's can't be. */
  content(item: ResultItem, context: CardContext, usual: () => TemplateResult): unknown {
    const template = this.#templates.find('suggestion');
    return template ? themeCard(item, context, undefined, template, usual) : usual();
  }
}
