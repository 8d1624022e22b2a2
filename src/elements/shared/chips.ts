import {css, html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE} from '../../core/contract/constants.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {ignoredFilters, refinements} from '../../core/filters/refinements.ts';
import {report} from '../../service/console/report.ts';
import {type ControlsHost, keepFocus} from './focus.ts';
import type {Localization} from './localize.ts';
import {textContent} from './text-content.ts';

/** The chosen filters, each as a button that removes it, and "Clear all". */
export function chips(
  host: ControlsHost,
  chosen: readonly FilterEntry[],
  {translate, money}: Localization,
  remove: (entries: readonly FilterEntry[]) => void,
): TemplateResult | typeof nothing {
  if (!chosen.length) return nothing;
  const onClick = (entries: readonly FilterEntry[]) => keepFocus(host, () => remove(entries));
  const chip = (name: string, entries: readonly FilterEntry[]) => html`
    <button
      part="chip"
      class="search-cross"
      aria-label=${translate('remove', {name})}
      @click=${() => onClick(entries)}
      ${textContent(name)}
    ></button>
  `;
  return html`
    <div part="chips" role="group" aria-label=${translate('chosen')}>
      ${refinements(chosen, translate, money).map(({name, entries}) => chip(name, entries))}
      <button part="clear-all" @click=${() => onClick(chosen)}>${translate('clearAll')}</button>
    </div>
  `;
}

/**
 * Returns the chosen filters that have an effect: without those that the service ignored, and in browse without the content
 * type, which is not sent (§4.1 browse).
 */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  const ignored = findIgnored(chosen, answer);
  const isBrowse = answer?.request.query === BROWSE;
  return chosen.filter(
    entry => !ignored.includes(entry) && !(isBrowse && entry[0] === 'filter_content_type'),
  );
}

/** Logs the chosen filters that the service ignored, each once. */
export function reportIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): void {
  for (const [, value] of findIgnored(chosen, answer)) void report('metafield', value);
}

/** A filter that was chosen since has no answer yet. */
function findIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): readonly FilterEntry[] {
  const requested = answer?.request.filters.filter_metafield;
  return ignoredFilters(
    chosen.filter(([, value]) => requested?.includes(value)),
    answer,
  );
}

export const chipsStyles = css`
  [part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 4px 12px;
    & button {
      padding: .15em .9em;
      border-radius: 99px;
      overflow-wrap: anywhere;
      text-align: start;
      font-size: .875em;
    }
  }
  [part='chip'] {
    display: flex;
    gap: .6em;
    align-items: center;
  }
  /* A mouse needs less than a finger. */
  @media (pointer: fine) {
    [part='chips'] button {
      min-block-size: 34px;
    }
  }
  [part|='clear'] {
    border-color: transparent;
    text-decoration: underline;
  }
`;
