import {getConfig, getTexts} from '../store/page.ts';
import {adoptStyles} from './rendered-element.ts';
import {searchFormStyles} from './search-form.styles.ts';

/** Gives a search box the form that its theme did not bring. It works alone too: it goes to the results page. */
export async function addSearchForm(box: HTMLElement): Promise<void> {
  const {say} = await getTexts('more');
  const form = document.createElement('form');
  const input = document.createElement('input');
  const button = document.createElement('button');
  form.role = 'search';
  form.action = getConfig().searchUrl;
  form.className = 'search-form';
  Object.assign(input, {
    type: 'search',
    name: 'q',
    enterKeyHint: 'search',
    placeholder: say('searchProducts'),
  });
  input.setAttribute('aria-label', say('searchProducts'));
  button.textContent = say('search');
  form.append(input, button);
  adoptStyles(box, searchFormStyles);
  if (!box.querySelector('form')) box.prepend(form);
}
