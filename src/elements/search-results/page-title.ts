import {BROWSE} from '../../core/contract/constants.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {SearchState} from '../../store/store.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import type {Localization} from '../shared/localize.ts';
import type {Feature} from './feature.ts';

interface TitledHost extends StoreHost {
  readonly urlSync: 'off' | null;
  readonly localization: Localization | undefined;
}

/**
 * Sets the document's title while a list with `data-title` shows results, and the page's headings with `data-search-heading`, by texts
 * with the placeholders `{query}` and `{count}`. Both keep the page's own text without a search, or while the service is unavailable.
 */
export const pageTitle: Feature<TitledHost> = {
  name: 'page title',
  when: ({dataset, urlSync}) => dataset.title !== undefined || (urlSync !== 'off' && headings().length > 0),
  start(list, signal) {
    const title: Place = {
      template: () => list.dataset.title,
      read: () => document.title,
      write: text => {
        document.title = text;
      },
    };
    const places = list.urlSync === 'off' ? [title] : [title, ...headings().map(placeOf)];
    for (const place of places) followSearch(place, list.store, signal, () => list.localization?.locale);
  },
};

/** A text of the page that describes a search. */
interface Place {
  readonly template: () => string | undefined;
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

function headings(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-search-heading]')];
}

function placeOf(heading: HTMLElement): Place {
  return {
    template: () => heading.dataset.searchHeading,
    read: () => heading.textContent,
    write: text => {
      if (heading.textContent !== text) heading.textContent = text;
    },
  };
}

function followSearch(
  place: Place,
  store: SearchStore,
  signal: AbortSignal,
  locale: () => string | undefined,
): void {
  const own = place.read() ?? '';
  let written: string | null = own;
  const write = (text: string) => {
    place.write(text);
    // The browser trims a title.
    written = place.read();
  };
  const unsubscribe = store.subscribe(state => {
    const template = place.template();
    if (template !== undefined) write(hasResults(state) ? fill(template, store, locale()) : own);
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    // Keeps a text that another script has written since.
    if (place.read() === written) write(own);
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
