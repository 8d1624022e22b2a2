import type {ResultItem} from '../../../core/contract/schema.ts';
import {markOwn} from '../../shared/copies.ts';
import {TemplateCopy} from '../../shared/templates/template-copy.ts';
import {type CardParts, themeCard} from '../../shared/templates/theme-card.ts';
import {PlacedFeature} from '../placed-feature.ts';
import type {Fallback, Places} from '../places.ts';
import type {CardContext} from './card.ts';

/** The theme's template in place of no results. */
interface EmptyState {
  readonly element: HTMLElement;
  readonly copy: TemplateCopy;
}

/** The parts that a theme makes itself, by the list's `renderItem` or its templates: cards, and the place of no results. */
export class TemplateCards extends PlacedFeature {
  protected readonly places: Partial<Places> = {card: (...shown) => this.#card(...shown)};
  #empty: EmptyState | undefined;

  /** Shows the theme's template while nothing is found. */
  hostUpdated(): void {
    const {localization, store} = this.host;
    const {status, answer} = store.state;
    if (!localization) return;
    const template = status === 'empty' ? this.#template('empty') : undefined;
    if (this.#empty?.copy.template !== template) {
      this.#empty?.element.remove();
      this.#empty = template && this.#createEmpty(new TemplateCopy(template, localization));
    }
    this.#empty?.copy.update({...answer, query: answer?.request.query});
  }

  #template(kind: string): HTMLTemplateElement | undefined {
    return this.host.querySelector<HTMLTemplateElement>(`:scope > template[slot=${kind}]`) ?? undefined;
  }

  #card(item: ResultItem, context: CardContext, fallback: Fallback, parts?: CardParts): unknown {
    const {renderItem} = this.host;
    const template = this.#template(item.content_type);
    return renderItem || template
      ? themeCard(item, context, renderItem, template, fallback, parts)
      : undefined;
  }

  #createEmpty(copy: TemplateCopy): EmptyState {
    const element = markOwn(document.createElement('div'));
    Object.assign(element, {slot: 'no-results', className: 'search-no-results'});
    element.append(copy.content);
    this.host.append(element);
    return {element, copy};
  }
}
