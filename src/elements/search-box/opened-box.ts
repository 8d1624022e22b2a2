// The code that a search box needs as soon as a shopper uses it, in one file.
import {whileConnected} from '../shared/while-connected.ts';
import type {BoxHost} from './box-host.ts';
import {fieldChanges} from './field-changes.ts';
import {connection, phoneOverlay} from './overlay.ts';
import {popover, pressOutside} from './popover.ts';
import {searchForm} from './search-form.ts';
import {searchedText} from './searched-text.ts';
import {Suggestions} from './suggestions.ts';

const parts = [popover, pressOutside, connection, phoneOverlay, fieldChanges, searchForm, searchedText];

/** Adds the parts that the first file of a search box lacks. */
export function createSuggestions(box: BoxHost): Suggestions {
  for (const part of parts) whileConnected(box, signal => part(box, signal));
  return new Suggestions(box);
}
