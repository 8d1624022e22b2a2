import {css, html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {MAX_FACET_VALUES} from '../../core/contract/constants.ts';
import {type Choice, type FacetGroup, firstChoices} from '../../core/filters/facet-groups.ts';
import {folderOf} from '../../core/query/fold.ts';
import {spellHangul} from '../../core/query/hangul.ts';
import {queryText} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {CompositionWatch} from '../shared/composition-watch.ts';
import type {Localization} from '../shared/localize.ts';
import {textContent} from '../shared/text-content.ts';
import {findInput} from './facet-focus.ts';
import type {PanelHost} from './panel-host.ts';

/** How much of a long facet the shopper looks at. */
interface FacetView {
  /** The text in the field that finds values. */
  readonly text: string;
  /** The part of it that values are found by: without what an input method has not finished. */
  readonly sought: string;
  /** Whether all values are listed, not only the first few. */
  readonly all: boolean;
}

/** A facet with more than a few values: those that are shown, and the controls around them. */
export interface LongFacet {
  readonly above: TemplateResult;
  readonly choices: readonly Choice[];
  readonly below: TemplateResult;
}

const firstValues: FacetView = {text: '', sought: '', all: false};

/** Facets with more than a few values: a field that finds some, "Show more" and "Show less". */
export class LongFacets implements ReactiveController {
  readonly #host: PanelHost;
  /** By query and facet. */
  readonly #views = new Map<string, FacetView>();
  readonly #composition = new CompositionWatch();
  /** The choice to focus after the update. */
  #next: {readonly group: string; readonly value: string} | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, styles);
  }

  hostUpdated(): void {
    const {shadowRoot} = this.#host;
    if (shadowRoot && this.#next) findInput(shadowRoot, this.#next.group, this.#next.value)?.focus();
    this.#next = undefined;
  }

  /** @param heading the group's, in the shopper's language. */
  render(group: FacetGroup, heading: string, {translate, locale}: Localization): LongFacet {
    const view = this.#views.get(this.#keyOf(group)) ?? firstValues;
    const {sought, found, shown, rest} = valuesIn(group, view, locale);
    return {
      above: html`
        ${this.#findField(group, view, translate('findIn', {name: heading}))}
        <p part="found" role="status" ${textContent(sought ? translate('found', {count: found}) : '', sought)}></p>
      `,
      choices: shown,
      below: html`
        ${isCut(group) && (sought || !rest.length) ? cutHint(translate) : nothing}
        ${sought || !(view.all || rest.length) ? nothing : this.#moreButton(group, view, rest, translate)}
      `,
    };
  }

  #findField(group: FacetGroup, view: FacetView, name: string): TemplateResult {
    const onInput = (event: Event) => {
      const input = event.target as HTMLInputElement;
      this.#composition.handleEvent(event);
      this.#show(group, {...view, text: input.value, sought: this.#composition.finishedText(input)});
    };
    const composition = this.#composition;
    return html`
      <input
        part="find"
        type="search"
        aria-label=${name}
        placeholder=${name}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${live(view.text)}
        @keydown=${composition}
        @compositionstart=${composition}
        @compositionupdate=${composition}
        @input=${onInput}
        @compositionend=${onInput}
      >
    `;
  }

  #moreButton(
    group: FacetGroup,
    view: FacetView,
    rest: readonly Choice[],
    translate: Translate,
  ): TemplateResult {
    const onClick = () => {
      const [next] = rest;
      this.#next = next && {group: group.id, value: next.value};
      this.#show(group, {...view, all: !view.all});
    };
    return html`
      <button
        part="show-more"
        @click=${onClick}
        ${textContent(view.all ? translate('showLess') : translate('showMore', {count: rest.length}))}
      ></button>
    `;
  }

  #show(group: FacetGroup, view: FacetView): void {
    this.#views.set(this.#keyOf(group), view);
    this.#host.requestUpdate();
  }

  #keyOf({id}: FacetGroup): string {
    return `${this.#host.store.state.answer?.request.query} ${id}`;
  }
}

/** The values that a view lists, and those that it does not. */
function valuesIn(group: FacetGroup, view: FacetView, locale: string) {
  const {choices} = group;
  const sought = spell(view.sought, locale);
  const found = choices.filter(({value}) => spell(value, locale).includes(sought));
  const few = view.all ? choices : firstChoices(group);
  const listed = sought ? found : few;
  const isShown = (each: Choice) => each.chosen || listed.includes(each);
  return {
    sought,
    found: found.length,
    shown: choices.filter(isShown),
    rest: choices.filter(each => !isShown(each)),
  };
}

const cutHint = (translate: Translate) =>
  html`<p part="hint" ${textContent(translate('firstValues', {count: MAX_FACET_VALUES}))}></p>`;

/** Whether the service may have more values. Its values have a count, the theme's seeds have none. */
const isCut = ({choices}: FacetGroup) =>
  choices.filter(({count}) => count !== undefined).length >= MAX_FACET_VALUES;

/** A text as it is compared with another one. */
const spell = (text: string, locale: string) => spellHangul(folderOf(locale)(queryText(text)));

/** `facet-panel.styles.ts` reserves 52 px above the values of a long facet, and 44 px below. */
const styles = css`
  [type='search'] {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 44px;
    padding: .3em .7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
  }
  /* iOS zooms in on a focused field with less than 16 px. */
  @media (pointer: coarse) {
    [type='search'] {
      font-size: max(1em, 16px);
    }
  }
  ::placeholder {
    color: inherit;
    opacity: .8;
  }
  [part='find'] {
    display: block;
    text-overflow: ellipsis;
    margin-block-end: 8px;
  }
  [part='found'],
  [part='hint'] {
    font-size: .85em;
    opacity: .8;
  }
  [part='hint'] {
    padding-block: 5.6px;
  }
  [part='show-more'] {
    padding: 0;
    border: 0;
    font-size: .9em;
    text-decoration: underline;
  }
`;
