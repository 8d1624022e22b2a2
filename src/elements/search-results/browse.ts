import {html, nothing, type TemplateResult} from 'lit';
import {BROWSE} from '../../core/contract/constants.ts';
import {readPageUrl} from '../../core/query/page-url.ts';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import {markOwn} from '../shared/copies.ts';
import type {Localization} from '../shared/localize.ts';
import {PlacedFeature} from './placed-feature.ts';
import type {ResultsHost} from './results-host.ts';
import {terms} from './terms.ts';

/**
 * The slot `browse`, such as products of another list: shown if nothing was found, and on a results page without a search term,
 * where recent searches precede it.
 */
export class Browse extends PlacedFeature {
  protected readonly places = {browse: (localization: Localization) => this.#render(localization)};
  #isShown = false;
  #recent: readonly string[] | undefined;
  #template: HTMLTemplateElement | null = null;
  #copy: Element | undefined;

  override hostConnected(): void {
    super.hostConnected();
    this.#recent = undefined;
  }

  hostUpdate(): void {
    const isAtStart = isStart(this.host);
    this.#isShown = isAtStart || findsNothing(this.host);
    this.#recent = isAtStart ? (this.#recent ?? recentSearches.read()) : undefined;
  }

  hostUpdated(): void {
    const template = this.host.querySelector<HTMLTemplateElement>(':scope > template[slot=browse]');
    this.#show(this.#isShown && this.host.isConnected ? template : null);
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#show(null);
  }

  #render(localization: Localization): TemplateResult | typeof nothing {
    if (!this.#isShown) return nothing;
    return html`${terms('recent', this.#recent ?? [], localization)}<slot name="browse"></slot>`;
  }

  /** Shows a copy of a template; `null` for none. */
  #show(template: HTMLTemplateElement | null): void {
    if (template === this.#template) return;
    this.#copy?.remove();
    this.#copy = undefined;
    this.#template = template;
    if (!template) return;
    this.#copy = markOwn(document.createElement('div'));
    Object.assign(this.#copy, {slot: 'browse', className: 'search-browse'});
    this.#copy.append(document.importNode(template.content, true));
    this.host.append(this.#copy);
  }
}

/** Whether a search found nothing. A list that browses has no other products to offer. */
const findsNothing = ({store: {state}}: ResultsHost): boolean =>
  state.status === 'empty' && state.answer?.request.query !== BROWSE;

/** Whether the list belongs to a results page that was opened without a search term. */
export function isStart({store: {scope, state}}: ResultsHost): boolean {
  if (state.status !== 'idle' || !scope.followsAddress || state.text) return false;
  return !readPageUrl(new URL(location.href)).pageQuery.query;
}
