import type {AnswerPage} from '../../../core/contract/answer.ts';
import {SearchError} from '../../../core/contract/errors.ts';
import {BROWSE} from '../../../core/contract/limits.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import type {Services} from '../../../store/services.ts';
import type {ResultsHost} from '../results-host.ts';
import {sampleNothing, samplePage} from './samples.ts';

/** What a store searched, and with what, before a preview took its place. */
interface Live {
  readonly services: Services;
  readonly query: PageQuery;
}

const lives = new WeakMap<SearchStore, Live>();
let listens = false;

/**
 * What a list does in the theme editor only. With `data-preview-state`, a value of `data-state` or `degraded-results`, it
 * and the facets of its instance show that state with made-up results; nothing is sent.
 */
export function design(list: ResultsHost): void {
  if (!listens) listenToEditor();
  listens = true;
  // Another has its place since: it says what to preview.
  if (!list.isConnected) return;
  const {store, dataset} = list;
  const {previewState: preview} = dataset;
  const live = lives.get(store) ?? {services: store.services, query: store.state.query};
  if (preview) {
    const sample = samples(list, preview, live.services.config.locale);
    lives.set(store, live);
    void show(store, preview, {
      ...live.services,
      search: Object.assign(Object.create(live.services.search), sample),
    });
  } else if (lives.delete(store)) {
    store.services = live.services;
    void store.search(live.query, 'history');
  }
}

async function show(store: SearchStore, preview: string, services: Services): Promise<void> {
  const {query} = store.state.query;
  store.services = services;
  // A sample's search is nothing to come back to.
  store.configure({followsAddress: false});
  await store.reset();
  if (preview === 'idle') return;
  const filters = preview === 'empty' ? {filter_available: ['true'], filter_on_sale: ['true']} : {};
  await store.search({query: query || BROWSE, filters}, 'history');
  if (isSecond(preview)) await store.search({sort: 'newest'}, 'history');
}

/** States in which results are on screen while others are asked for. */
const isSecond = (preview: string) => /refreshing|limited/.test(preview);

const failures: Readonly<Record<string, string>> = {
  limited: 'rate_limited',
  failed: 'bad_response',
  unavailable: 'plan_required',
};

/** A search service that is always in one state. */
function samples(list: ResultsHost, preview: string, locale: string) {
  const pictures = Array.from(list.querySelectorAll('img'), ({src}) => src);
  const code = failures[preview];
  let searches = 0;
  const search = async (request: SearchRequest, {signal}: {signal: AbortSignal}): Promise<AnswerPage> => {
    const answers = isSecond(preview) && searches++ === 0;
    if (code && !answers) throw new SearchError(code);
    if (/loading|refreshing/.test(preview) && !answers) return never(signal);
    if (preview === 'empty' || preview === 'degraded')
      return withState(sampleNothing(request, locale), preview);
    return withState(samplePage(request, locale, pictures), preview);
  };
  return {search, peek: () => undefined};
}

function withState({response, ...page}: AnswerPage, preview: string): AnswerPage {
  return {...page, response: {...response, degraded: preview.startsWith('degraded')}};
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What the merchant selects comes to be seen; what is taken away ends. */
function listenToEditor(): void {
  for (const kind of ['section', 'block']) {
    document.addEventListener(`shopify:${kind}:select`, ({target}) => showFacets(target as Element, true));
    document.addEventListener(`shopify:${kind}:deselect`, ({target}) => showFacets(target as Element, false));
  }
  document.addEventListener('shopify:section:unload', ({target}) => {
    const lists = (target as Element).querySelectorAll<ResultsHost>('[data-preview-state]');
    for (const {store} of lists) void store.reset();
  });
}

/** Facets that are alone in what is selected: beside results, a drawer would hide them. */
function showFacets(selected: Element, shown: boolean): void {
  const all = [...selected.querySelectorAll('*')];
  if (all.some(({localName}) => localName.endsWith('search-results'))) return;
  for (const {localName, shadowRoot} of all) {
    const drawer =
      localName.endsWith('facet-panel') && shadowRoot?.querySelector<HTMLDialogElement>('dialog');
    if (!drawer) continue;
    drawer.close();
    // By its button, as a shopper does: before that there is nothing in it.
    if (shown) (drawer.previousElementSibling as HTMLElement).click();
  }
}
