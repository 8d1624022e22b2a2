import {html, nothing, type TemplateResult} from 'lit';
import type {Hit} from '../../core/contract/answer.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import {textContent} from '../shared/text-content.ts';

/** One thing to choose in a search box's list. Each is a link, so that it can be opened in a new tab. */
export interface Option {
  readonly id: string;
  readonly href: string | undefined;
  /** What it shows: a text in the page's language, or what lit renders. */
  readonly content: unknown;
  /** The result that the option is; its `position` is the rank among the results of the list. */
  readonly hit?: Hit;
  /** The text that choosing the option searches for, instead of following its link. */
  readonly term?: string;
}

export interface OptionGroup {
  /** A heading, or none for the redirect at the top and "See all" at the end. */
  readonly heading?: MessageKey;
  readonly options: readonly Option[];
}

/** What a search box offers at a moment. */
export interface ListContent {
  readonly groups: readonly OptionGroup[];
  /** Whether the options answer an earlier text. */
  readonly isStale: boolean;
  /** Buttons beside the list. */
  readonly controls?: TemplateResult;
}

/** A list of options and its state. */
export interface OptionList {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** The option that Enter follows. */
  readonly active: Option | undefined;
  /** Called with a click of any button on an option, and with `contextmenu`, `pointerover` and `pointerdown`. */
  readonly onPointer: (event: MouseEvent, option: Option) => void;
}

/** Renders the options, in groups named after their kind. */
export function renderGroups(list: OptionList, translate: Translate): unknown {
  return list.groups.map(({heading, options}) => {
    const rendered = options.map(option => renderOption(list, option));
    if (!heading) return rendered;
    const id = `${list.id}-${heading}`;
    return html`
      <div role="group" class="search-${heading}" aria-labelledby=${id}>
        <div class="search-list-heading" id=${id} role="presentation" ${textContent(translate(heading))}></div>
        ${rendered}
      </div>
    `;
  });
}

function renderOption({active, onPointer}: OptionList, option: Option): TemplateResult {
  const {id, href, content} = option;
  const on = (event: MouseEvent) => onPointer(event, option);
  return html`
    <a
      class="search-option"
      role="option"
      id=${id}
      tabindex="-1"
      href=${href ?? nothing}
      aria-selected=${option === active}
      @click=${on}
      @auxclick=${on}
      @contextmenu=${on}
      @pointerover=${on}
      @pointerdown=${on}
    >
      ${typeof content === 'string' ? html`<div ${textContent(content)}></div>` : content}
    </a>
  `;
}
