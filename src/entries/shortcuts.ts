// Keys for the search field, in a file that a theme may leave out.
import {addShortcuts} from '../extras/shortcuts.ts';

const {shortcuts} =
  document.querySelector<HTMLElement>('script[data-storefront-search-shortcuts]')?.dataset ?? {};
addShortcuts(shortcuts !== 'modified');
