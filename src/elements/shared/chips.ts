import {css, html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {findIgnored} from '../../core/filters/ignored-filters.ts';
import {refinements} from '../../core/filters/refinements.ts';
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

/** Logs the chosen filters that the service ignored, each once. */
export function reportIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): void {
  for (const [, value] of findIgnored(chosen, answer)) void report('metafield', value);
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
