import type {TemplateResult} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {TemplateCopy} from '../../shared/templates/template-copy.ts';
import {themeCard} from '../../shared/templates/theme-card.ts';
import {ThemeTemplates} from '../../shared/templates/theme-templates.ts';
import type {ResultsHost} from '../results-host.ts';
import type {CardContent} from './card-grid.ts';
import type {CardContext} from './product-card.ts';

/** The cards that a theme makes itself, by the list's `renderItem` or its templates. Loaded for lists that have either. */
export class TemplateCards {
  readonly #host: ResultsHost;
  readonly #templates: ThemeTemplates;
  #empty: EmptyState | undefined;

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#templates = new ThemeTemplates(host);
  }

  /** The theme's card of an item. @param usual draws the card that is shown if the theme's can't be. */
  card(item: ResultItem, context: CardContext, usual: () => TemplateResult): CardContent {
    const {renderItem} = this.#host;
    const template = this.#templates.find(item.content_type);
    if (!renderItem && !template) return {content: usual()};
    return {content: themeCard(item, context, renderItem, template, usual), isCustom: true};
  }

  /** Shows the theme's template in place of no results. @param answer the empty answer; without one it is removed. */
  showEmpty(answer: Answer | undefined, context: CardContext): void {
    const template = answer && this.#templates.find('empty');
    if (this.#empty?.copy.template !== template) {
      this.#empty?.element.remove();
      this.#empty = template && this.#createEmpty(new TemplateCopy(template, context));
    }
    this.#empty?.copy.update({...answer, query: answer?.request.query});
  }

  #createEmpty(copy: TemplateCopy): EmptyState {
    const element = Object.assign(document.createElement('div'), {
      slot: 'no-results',
      className: 'search-no-results',
    });
    element.append(copy.content);
    this.#host.append(element);
    return {element, copy};
  }
}

/** What the theme's template shows in place of no results. */
interface EmptyState {
  readonly element: HTMLElement;
  readonly copy: TemplateCopy;
}
