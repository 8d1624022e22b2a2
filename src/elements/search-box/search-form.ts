import {html, nothing, render} from 'lit';
import {report} from '../../service/console/report.ts';
import {getConfig, getLocalization} from '../../store/page.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {BoxHost} from './box-host.ts';
import {searchFormStyles} from './search-form.styles.ts';

let forms = 0;

/** Gives a search box what its theme did not bring: a form with a field, or one for its field. */
export async function addSearchForm(box: BoxHost): Promise<void> {
  const {translate} = await getLocalization();
  const {input} = box;
  if (input?.form) return;
  if (!input && box.querySelector('form')) return report('noField');
  const label = translate('searchProducts');
  const id = `search-form-${++forms}`;
  const place = new DocumentFragment();
  // It works alone too: it goes to the results page.
  render(
    html`<form class="search-form" role="search" id=${id} action=${getConfig().searchUrl} ?hidden=${input}>
      ${input ? nothing : html`<input type="search" name="q" placeholder=${label} aria-label=${label}><button>${translate('search')}</button>`}
    </form>`,
    place,
  );
  adoptStyles(box, searchFormStyles);
  box.prepend(place);
  // What is in the box already stays where it is, with focus and what is typed.
  for (const control of box.querySelectorAll('input, button')) control.setAttribute('form', id);
  (box.input as HTMLInputElement).name ||= 'q';
  box.requestUpdate();
}
