import {BROWSE} from '../../core/contract/constants.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {SearchState} from '../../store/store.ts';
import type {Feature, ListHost} from './feature.ts';

/**
 * Sets the document's title while a list with `data-title` shows results, and the page's headings with `data-search-heading`, by texts
 * with the placeholders `{query}` and `{count}`. Both keep the page's own text without a search, or while the service is unavailable.
 */
export const pageTitle: Feature = (list, signal) => {
  const title: Place = {
    template: () => list.dataset.title,
    read: () => document.title,
    write: text => {
      document.title = text;
    },
  };
  const headings = document.querySelectorAll<HTMLElement>('[data-search-heading]');
  const places = list.urlSync === 'off' ? [title] : [title, ...[...headings].map(placeOf)];
  for (const place of places) followSearch(place, list, signal);
};

/** A text of the page that describes a search. */
interface Place {
  readonly template: () => string | undefined;
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

const placeOf = (heading: HTMLElement): Place => ({
  template: () => heading.dataset.searchHeading,
  read: () => heading.textContent,
  write: text => {
    heading.textContent = text;
  },
});

function followSearch({template, read, write}: Place, list: ListHost, signal: AbortSignal): void {
  const {store} = list;
  const own = read() ?? '';
  let written: string | null = own;
  const show = (text: string) => {
    if (read() !== text) write(text);
    // The browser trims a title.
    written = read();
  };
  /** Shows the page's own text again, unless another script has written one since. */
  const restore = () => {
    if (written !== own && read() === written) show(own);
  };
  const unsubscribe = store.subscribe(state => {
    const text = template();
    if (text !== undefined && hasResults(state)) show(fill(text, store, list.localization?.locale));
    else restore();
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    restore();
  });
}

const hasResults = ({answer, status}: SearchState) =>
  answer && status !== 'degraded' && status !== 'unavailable';

function fill(template: string, {state: {answer}, scope}: SearchStore, locale: string | undefined): string {
  const {query = ''} = answer?.request ?? {};
  const values = {
    query: query === BROWSE && scope.query ? '' : query,
    count: answer?.total.toLocaleString(locale) ?? '',
  };
  return template.replace(/\{(query|count)\}/g, (_, name: 'query' | 'count') => values[name]);
}
