import type {ResultItem} from '../../../core/contract/schema.ts';
import {markOwn} from '../../shared/copies.ts';
import {TemplateCopy} from '../../shared/templates/template-copy.ts';
import {themeCard} from '../../shared/templates/theme-card.ts';
import type {Feature, ListHost} from '../feature.ts';

export interface TemplatesHost extends ListHost {
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
}

/** Renders the theme's own cards and empty state, by the list's `renderItem` or its templates. */
export const templateCards: Feature<TemplatesHost> = (list, signal) => ({
  places: {
    card(item, context, fallback, parts) {
      const {renderItem} = list;
      const template = templateIn(list, item.content_type);
      const isOwn = renderItem || template;
      return isOwn ? themeCard(item, context, renderItem, template, fallback, parts) : undefined;
    },
  },
  ...followEmpty(list, signal),
});

function templateIn(list: Element, slot: string): HTMLTemplateElement | undefined {
  return list.querySelector<HTMLTemplateElement>(`:scope > template[slot=${slot}]`) ?? undefined;
}

/** Shows the theme's template if nothing was found. */
function followEmpty(list: TemplatesHost, signal: AbortSignal) {
  let copy: TemplateCopy | undefined;
  let element: HTMLElement | undefined;
  signal.addEventListener('abort', () => element?.remove());
  return {
    hostUpdated() {
      const {localization, store} = list;
      const {status, answer} = store.state;
      if (!localization) return;
      const template = status === 'empty' ? templateIn(list, 'empty') : undefined;
      if (copy?.template !== template) {
        element?.remove();
        copy = template && new TemplateCopy(template, localization);
        element = copy && place(copy, list);
      }
      copy?.update({...answer, query: answer?.request.query});
    },
  };
}

function place({content}: TemplateCopy, list: Element): HTMLElement {
  const element = markOwn(document.createElement('div'));
  Object.assign(element, {slot: 'no-results', className: 'search-no-results'});
  element.append(content);
  list.append(element);
  return element;
}
