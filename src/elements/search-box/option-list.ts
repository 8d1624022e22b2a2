import {html, nothing, type TemplateResult} from 'lit';
import type {Hit} from '../../core/contract/answer.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';

/** One thing to choose in a search box's list. Each is a link, so that it can be opened in a new tab. */
export interface Option {
  readonly id: string;
  readonly href: string | undefined;
  /** What it shows: a text, or a template. */
  readonly content: unknown;
  /** Present for a result; its `position` is the rank among the results of the list. */
  readonly hit?: Hit | undefined;
  /** What choosing it does in place of following the link: searching for a text. */
  readonly term?: string | undefined;
}

export interface OptionGroup {
  /** A heading, or none for the redirect at the top and "See all" at the end. */
  readonly heading?: MessageKey;
  readonly options: readonly Option[];
}

/** What a listbox shows, and whom it tells. */
export interface OptionList {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly open: boolean;
  /** Id of the option that Enter follows. */
  readonly activeId: string;
  /** Whether other options are on their way. */
  readonly stale: boolean;
  /** Called with a click of any button on an option, and with `contextmenu`, `pointerover` and `pointerdown`. */
  readonly onPointer: (event: MouseEvent, option: Option) => void;
}

/** The listbox. A named group holds the options of a kind. */
export function renderOptions(list: OptionList, translate: Translate): TemplateResult {
  const {id, groups, open, activeId, stale, onPointer} = list;
  const option = (each: Option) => {
    const on = (event: MouseEvent) => onPointer(event, each);
    return html`<a class="search-option" role="option" id=${each.id} tabindex="-1" href=${each.href ?? nothing}
      aria-selected=${open && each.id === activeId} @click=${on} @auxclick=${on} @contextmenu=${on} @pointerover=${on} @pointerdown=${on}>${each.content}</a>`;
  };
  const group = ({heading, options}: OptionGroup) =>
    heading
      ? html`<div role="group" class="search-${heading}" aria-labelledby="${id}-${heading}">
          <div class="search-list-heading" id="${id}-${heading}" role="presentation">${translate(heading)}</div>${options.map(option)}
        </div>`
      : options.map(option);
  return html`<div class="search-list" role="listbox" id=${id} aria-label=${translate('suggestions')}
    ?data-stale=${stale} ?hidden=${!open}>${groups.map(group)}</div>`;
}
