import {html, nothing} from 'lit';
import {BROWSE} from '../../core/contract/constants.ts';
import {readPageUrl} from '../../core/query/page-url.ts';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {markOwn} from '../shared/copies.ts';
import type {Feature} from './feature.ts';
import {featureStyles} from './features.styles.ts';
import {terms} from './search-links.ts';

/**
 * The slot `browse`, such as products of another list: shown if nothing was found, and on a results page without a search term,
 * where recent searches precede it.
 */
export const browse: Feature = (list, signal) => {
  adoptStyles(list.renderRoot, featureStyles);
  let isShown = false;
  let shown: {readonly template: HTMLTemplateElement; readonly copy: Element} | undefined;
  const show = (template: HTMLTemplateElement | null) => {
    if (template === (shown?.template ?? null)) return;
    shown?.copy.remove();
    shown = template ? {template, copy: copyOf(template)} : undefined;
    if (shown) list.append(shown.copy);
  };
  let recent: readonly string[] | undefined;
  signal.addEventListener('abort', () => show(null));
  return {
    places: {
      browse: localization =>
        isShown ? html`${terms('recent', recent ?? [], localization)}<slot name="browse"></slot>` : nothing,
    },
    hostUpdate() {
      const isAtStart = isStart(list);
      isShown = isAtStart || findsNothing(list);
      recent = isAtStart ? (recent ?? recentSearches.read()) : undefined;
    },
    hostUpdated() {
      show(isShown ? list.querySelector<HTMLTemplateElement>(':scope > template[slot=browse]') : null);
    },
  };
};

function copyOf(template: HTMLTemplateElement): HTMLElement {
  const element = markOwn(document.createElement('div'));
  Object.assign(element, {slot: 'browse', className: 'search-browse'});
  element.append(document.importNode(template.content, true));
  return element;
}

/** Whether a search found nothing. A list that browses has no other products to offer. */
const findsNothing = ({store: {state}}: StoreHost): boolean =>
  state.status === 'empty' && state.answer?.request.query !== BROWSE;

/** Whether the list belongs to a results page that was opened without a search term. */
export function isStart({store: {scope, state}}: StoreHost): boolean {
  if (state.status !== 'idle' || !scope.followsAddress || state.text) return false;
  return !readPageUrl(new URL(location.href)).pageQuery.query;
}
