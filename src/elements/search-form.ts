import type {Say} from '../core/messages.ts';

/** A search form for a theme that brings none. It works without suggestions too: it goes to the results page. */
export function createSearchForm(say: Say, action: string): HTMLFormElement {
  const form = document.createElement('form');
  const input = document.createElement('input');
  const button = document.createElement('button');
  form.role = 'search';
  form.action = action;
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
  return form;
}
