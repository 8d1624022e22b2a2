import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {type Address, FIELDS, type Field, type Problem} from './address.ts';
import {type CheckoutTexts, checkoutTexts} from './checkout-texts.ts';

/** A checkout in progress: the values entered so far and their errors. */
export interface Draft {
  readonly token: string;
  readonly address: Partial<Address>;
  readonly problems: ReadonlyMap<Field, Problem>;
  /** Whether the available stock reduced the cart. */
  readonly soldOut: boolean;
}

/** The form. Errors are listed at the top, which receives focus, and repeated next to their fields. */
export function checkoutForm(draft: Draft, {locale, prefix}: Language): Markup {
  const texts = checkoutTexts(locale);
  const field = (name: Field) => formField(name, draft, texts);
  return html`
    <form class="checkout__form" method="post" action="${prefix}/checkout" novalidate>
      <h1>${texts.title}</h1>
      ${problemList(draft, texts)}
      <input type="hidden" name="token" value="${draft.token}">
      <fieldset>
        <legend>${texts.contact}</legend>
        ${field('email')}
      </fieldset>
      <fieldset>
        <legend>${texts.delivery}</legend>
        ${(['name', 'postal_code', 'region', 'street', 'building'] as const).map(field)}
      </fieldset>
      <section>
        <h2>${texts.payment}</h2>
        <p class="checkout__note">${texts.noPayment}</p>
      </section>
      <div class="checkout__actions">
        <button class="button" type="submit">${texts.placeOrder}</button>
        <a href="${prefix}/cart">${texts.backToCart}</a>
      </div>
    </form>`;
}

function problemList({problems, soldOut}: Draft, texts: CheckoutTexts): Markup | '' {
  if (problems.size === 0 && !soldOut) return '';
  const links = [...problems].map(
    ([name, problem]) => html`<li><a href="#${name}">${texts.problems[problem](texts.fields[name])}</a></li>`,
  );
  return html`
      <div class="checkout__problems" role="alert" tabindex="-1" autofocus>
        <p><strong>${texts.problemsTitle}</strong></p>
        ${soldOut ? html`<p>${texts.soldOut}</p>` : ''}
        <ul>${links}</ul>
      </div>`;
}

function formField(name: Field, {address, problems}: Draft, texts: CheckoutTexts): Markup {
  const rule = FIELDS.find(one => one.name === name) ?? FIELDS[0];
  const problem = problems.get(name);
  const note = problem ? texts.problems[problem](texts.fields[name]) : texts.hints[name];
  const optional = 'optional' in rule ? html` <span class="checkout__note">(${texts.optional})</span>` : '';
  return html`
        <div class="field field--${name}">
          <label for="${name}">${texts.fields[name]}${optional}</label>
          <input
            id="${name}"
            name="${name}"
            type="${rule.type}"
            value="${address[name] ?? ''}"
            autocomplete="${rule.autocomplete}"
            ${optional ? '' : 'required'}
            ${problem ? 'aria-invalid=true' : ''}
            ${note ? html`aria-describedby="${name}-note"` : ''}
          >
          ${note ? html`<p id="${name}-note" class="${problem ? 'field__problem' : 'checkout__note'}">${note}</p>` : ''}
        </div>`;
}
