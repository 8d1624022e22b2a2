// What a search box needs as soon as a shopper uses it, in one file.
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import {FieldChanges} from './field-changes.ts';
import type {SearchField} from './search-field.ts';
import {SearchForm} from './search-form.ts';
import {SearchedText} from './searched-text.ts';
import {Suggestions} from './suggestions.ts';
import {Surface} from './surface.ts';

/** Adds to a search box all that its first file lacks. */
export function createSuggestions(host: BoxHost, field: SearchField, combobox: Combobox): Suggestions {
  for (const Part of [Surface, FieldChanges, SearchForm, SearchedText])
    host.addController(new Part(host, field));
  return new Suggestions(host, field, combobox);
}
