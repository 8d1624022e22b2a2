import type {TemplateResult} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import type {Answer} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {storeHref} from '../../../core/products/link.ts';
import {templateRecord} from '../../../core/products/template-record.ts';
import {report} from '../../../service/console/report.ts';
import type {ResultsHost} from '../results-host.ts';
import type {CardContent} from './card-grid.ts';
import type {CardContext} from './product-card.ts';
import {TemplateCopy} from './template-copy.ts';
import {ThemeTemplates} from './theme-templates.ts';

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

type RenderItem = ResultsHost['renderItem'];

/** What `renderItem` made of an item. */
interface Made {
  readonly by: RenderItem;
  readonly of: string;
  readonly content: unknown;
}

/** Keeps what the theme made of an item for as long as the card shows it. */
class ThemeCard extends Directive {
  #made: Made | undefined;
  #copy: TemplateCopy | undefined;

  override render(
    item: ResultItem,
    context: CardContext,
    renderItem: RenderItem,
    template: HTMLTemplateElement | undefined,
    usual: () => TemplateResult,
  ): unknown {
    const made = renderItem && this.#make(item, context, renderItem);
    if (made) {
      this.#copy = undefined;
      return made;
    }
    return (template && this.#fill(item, context, template)) ?? usual();
  }

  /**
   * Calls the script again only for an item that has changed, so that what other scripts added to the card stays. It gets
   * the item's address below the root of the shopper's language, as every other card links it.
   */
  #make(item: ResultItem, {rootUrl}: CardContext, renderItem: NonNullable<RenderItem>): unknown {
    const of = JSON.stringify(item);
    if (this.#made?.by === renderItem && this.#made.of === of) return this.#made.content;
    let content: unknown;
    try {
      const url = storeHref(item.url, rootUrl, location.href) ?? '';
      content = renderItem({...item, url}) || undefined;
    } catch (error) {
      void report('template', `renderItem failed on ${item.url}: ${error}`);
    }
    this.#made = {by: renderItem, of, content};
    return content;
  }

  #fill(item: ResultItem, context: CardContext, template: HTMLTemplateElement): unknown {
    if (this.#copy?.template !== template) this.#copy = new TemplateCopy(template, context);
    const {content} = this.#copy;
    if (this.#copy.update(templateRecord(item))) return content;
    this.#copy = undefined;
    return undefined;
  }
}

export const themeCard = directive(ThemeCard);
