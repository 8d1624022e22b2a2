import {AdoptedForm} from './adopted-form.ts';
import type {EmbedSettings} from './embed-settings.ts';
import {FIELD} from './quiet-field.ts';

/**
 * Wraps the theme's search forms in search boxes, in place: those on the page, and later ones, such as a drawer's, when the shopper
 * comes near. An observer of all nodes would slow every list of results.
 */
export function adoptForms({forms, box}: EmbedSettings): void {
  const adopt = (form: HTMLFormElement | null) => {
    if (form?.querySelector(FIELD) && !form.closest('search-box')) new AdoptedForm(form, box);
  };
  const adoptAll = (keepsFocused: boolean) => {
    for (const found of document.querySelectorAll(forms)) {
      const form = formOf(found);
      if (!keepsFocused || !form?.contains(document.activeElement)) adopt(form);
    }
  };
  const adoptTouched = ({target}: Event) => {
    if (target instanceof Element && target.closest('form')) adopt(formOf(target.closest(forms)));
  };
  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, adoptTouched, {capture: true, passive: true});
  // A field that has just got the focus has no text yet that an input method composes.
  addEventListener('focusin', () => adoptAll(false), {capture: true});
  document.addEventListener('shopify:section:load', () => adoptAll(false));
  adoptAll(!('moveBefore' in document.body));
}

/** The form that a selector is about, which may name an element around it. */
const formOf = (found: Element | null): HTMLFormElement | null =>
  found?.closest('form') ?? found?.querySelector<HTMLFormElement>(`form:has(${FIELD})`) ?? null;
