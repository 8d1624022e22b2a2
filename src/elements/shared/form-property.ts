/** The properties that the elements read from foreign forms. */
type Name = 'action' | 'method' | 'target';

/** Reads a property of a form, which a field with its name hides: `<input name="action">` is the form's `action`. */
export const formProperty = (form: HTMLFormElement, name: Name): string =>
  Reflect.get(HTMLFormElement.prototype, name, form);
