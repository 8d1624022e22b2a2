import {css, html, nothing, render, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import {report} from '../../service/console/report.ts';
import {getConfig} from '../../store/globals.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {markOwn} from '../shared/copies.ts';
import type {Localization} from '../shared/localize.ts';
import type {BoxPart} from './box-host.ts';

let count = 0;

/** Adds a form, or a form with a field, if the theme left it out. */
export const searchForm: BoxPart = box => () => {
  const {input} = box.field;
  if (!box.localization || input?.form) return;
  addSearchForm(box, input, box.localization);
  // The combobox may have been updated before it had its input.
  if (box.field.input?.form) box.requestUpdate();
};

/**
 * Adds a form to a search box, with a field if the theme brings none. It works without this code too: it leads to the results
 * page.
 */
function addSearchForm(box: HTMLElement, input: HTMLInputElement | null, {translate}: Localization): void {
  if (!input && box.querySelector('form')) {
    void report('noField');
    return;
  }
  const id = `search-form-${++count}`;
  const fragment = new DocumentFragment();
  render(renderForm(id, input !== null, translate), fragment);
  adoptStyles(box, searchFormStyles);
  const form = fragment.querySelector('form');
  if (form) markOwn(form);
  box.prepend(fragment);
  // The theme's field and buttons stay where they are, with focus and text.
  for (const control of box.querySelectorAll('input, button')) control.setAttribute('form', id);
  if (input) input.name ||= 'q';
}

function renderForm(id: string, hasField: boolean, translate: Translate): TemplateResult {
  const label = translate('searchProducts');
  const field = html`
    <input
      type="search"
      name="q"
      placeholder=${label}
      aria-label=${label}
      autocorrect="off"
      autocapitalize="off"
      spellcheck="false"
    >
    <button>${translate('search')}</button>
  `;
  return html`
    <form class="search-form" role="search" id=${id} action=${getConfig().searchUrl} ?hidden=${hasField}>
      ${hasField ? nothing : field}
    </form>
  `;
}

/** The default looks of the form that the theme left out, in light DOM; see `adoptStyles`. */
const searchFormStyles = css`
  form:where(.search-form:not([hidden])) {
    display: flex;
    gap: 8px;
    margin: 0;
  }
  :is(input, button):where(.search-form *) {
    box-sizing: border-box;
    min-block-size: 44px;
    padding: .4em .9em;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    border-radius: var(--search-radius, 8px);
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.4;
    font-size: max(1em, 16px);
  }
  input:where(.search-form *) {
    flex: 1;
    min-inline-size: 0;
  }
  button:where(.search-form *) {
    cursor: pointer;
  }
  :is(input, button):where(.search-form :focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: 2px;
  }
`;
