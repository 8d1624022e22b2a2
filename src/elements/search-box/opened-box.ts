// The code that a search box needs as soon as a shopper uses it, in one file.
import type {BoxHost} from './box-host.ts';
import {BoxParts} from './box-parts.ts';
import type {Combobox} from './combobox.ts';
import {fieldChanges} from './field-changes.ts';
import type {SearchField} from './search-field.ts';
import {searchForm} from './search-form.ts';
import {searchedText} from './searched-text.ts';
import {Suggestions} from './suggestions.ts';
import {Surface} from './surface.ts';

/** Adds the parts that the first file of a search box lacks. */
export function createSuggestions(host: BoxHost, field: SearchField, combobox: Combobox): Suggestions {
  host.addController(new Surface(host, field));
  new BoxParts(host, field, [fieldChanges, searchForm, searchedText]);
  return new Suggestions(host, field, combobox);
}
