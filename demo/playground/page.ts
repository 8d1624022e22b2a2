import {html} from 'hono/html';
import {STATES} from '../service/states.ts';
import {type Control, nameOf, readControls} from './controls.ts';
import {PAGE_TEXTS} from './page-texts.ts';
import {LOCALES, LOOKS} from './setup.ts';
import {type Markup, TAGS} from './store/markup.ts';

export interface PlaygroundPage {
  readonly title: string;
  readonly description: string;
  /** The content of `<main>`. */
  readonly body: string;
  /** Tags for `<head>`; addresses are relative to the page. */
  readonly head: string;
}

/** Writes the playground's page: `playground/` in English, `ja/playground/` in Japanese. */
export function playgroundPage(locale: 'en' | 'ja'): PlaygroundPage {
  const texts = PAGE_TEXTS[locale];
  const assets = `${locale === 'en' ? '../' : '../../'}assets/`;
  const head = html`<link rel="stylesheet" href="${assets}playground.css">
<script type="module" src="${assets}playground.js"></script>`;
  const controls = readControls();
  const names = {en: 'English', ja: '日本語'};
  const body = html`<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<form class="playground" data-locale="${locale}" data-copied="${texts.copied}">
  <div class="bar">
    ${radios('look', texts.look, LOOKS, texts.looks)}
    ${radios('width', texts.width, ['desktop', 'phone'], texts.widths)}
    ${radios('scheme', texts.scheme, ['light', 'dark'], texts.schemes)}
    ${radios('locale', texts.locale, LOCALES, names, locale)}
    <label>${texts.state} <select name="state">${Object.keys(STATES).map(
      state => html`<option value="${state}">${texts.states[state as keyof typeof STATES]}</option>`,
    )}</select></label>
    <label class="check"><input type="checkbox" name="inspector" value="open"> ${texts.inspector}</label>
  </div>
  <div class="stage"><iframe title="${texts.frame}"></iframe></div>
  <p class="unsupported" hidden>${texts.unsupported}</p>
  <section class="attributes" aria-labelledby="attributes">
    <h2 id="attributes">${texts.attributes}</h2>
    ${TAGS.map(
      tag => html`<details${tag === 'search-results' ? html` open` : ''}><summary><code>&lt;${tag}&gt;</code></summary>
      ${controls.filter(control => control.tag === tag).map(control => field(control, texts.byDefault))}
    </details>`,
    )}
  </section>
  <section class="html" aria-labelledby="html">
    <h2 id="html">${texts.html}</h2>
    <pre tabindex="0"><code></code></pre>
    <p><button type="button" data-copy="html">${texts.copy}</button>
    <button type="button" data-copy="link">${texts.link}</button>
    <span role="status"></span></p>
  </section>
  <input type="hidden" name="store" value="demo">
</form>
${ownCatalogue(texts, locale)}`;
  return {title: texts.title, description: texts.description, body: `${body}`, head: `${head}`};
}

/** The place for a file of the visitor's products. It is no part of the form, whose fields make the link. */
function ownCatalogue(texts: (typeof PAGE_TEXTS)['en' | 'ja'], locale: 'en' | 'ja'): Markup {
  return html`<section class="playground own" aria-labelledby="own">
  <h2 id="own">${texts.own}</h2>
  <p>${texts.ownHint}</p>
  <p><label>${texts.file} <input type="file" accept=".csv,.json,.tsv,text/csv,application/json"></label>
  <label>${texts.currency} <input name="currency" value="${locale === 'ja' ? 'JPY' : 'USD'}" required pattern="[A-Z]{3}" size="4" autocomplete="off"></label>
  <button type="button" data-store hidden>${texts.demoStore}</button></p>
  <p role="status"></p>
  <ul lang="en"></ul>
</section>`;
}

function radios(
  name: string,
  legend: string,
  values: readonly string[],
  labels: Readonly<Record<string, string>>,
  chosen = values[0],
): Markup {
  return html`<fieldset><legend>${legend}</legend>${values.map(
    value =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : ''}> ${labels[value]}</label>`,
  )}</fieldset>`;
}

function field(control: Control, byDefault: string): Markup {
  const id = nameOf(control).replace('.', '-');
  return html`<div class="field">
  <label for="${id}"><code>${control.name}</code></label> ${input(control, id, byDefault)}
  <p id="${id}-hint" lang="en">${control.description.split('`').map((part, place) => (place % 2 ? html`<code>${part}</code>` : part))}</p>
</div>`;
}

function input(control: Control, id: string, byDefault: string): Markup {
  const {kind, values, fallback = ''} = control;
  const common = html`id="${id}" name="${nameOf(control)}" aria-describedby="${id}-hint"`;
  if (kind === 'flag') return html`<input type="checkbox" ${common} value="">`;
  if (kind === 'choice') {
    const choices = values.filter(value => value !== fallback);
    return html`<select ${common}><option value="">${fallback || `(${byDefault})`}</option>${choices.map(
      value => html`<option>${value}</option>`,
    )}</select>`;
  }
  const type = kind === 'number' ? 'number' : 'text';
  return html`<input type="${type}" ${common} placeholder="${fallback}" autocomplete="off">`;
}
