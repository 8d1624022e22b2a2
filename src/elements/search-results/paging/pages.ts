import {css, html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../../core/contract/constants.ts';
import {pageAt} from '../../../core/contract/request.ts';
import {writePageUrl} from '../../../core/query/page-url.ts';
import type {Translate} from '../../../i18n/translator.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {hasFocusElsewhere} from '../../shared/focus.ts';
import {opensNewTab} from '../../shared/link-events.ts';
import {textContent} from '../../shared/text-content.ts';
import type {Feature, ListHost} from '../feature.ts';
import {featureStyles} from '../features.styles.ts';
import type {AddressSync} from '../history/address-sync.ts';

export interface PagedHost extends ListHost {
  readonly address: AddressSync;
}

/** The page on screen, and the last one that the offset ceiling lets a list reach (§4.1 paging 3). */
interface Pages {
  readonly page: number;
  readonly last: number;
}

type AddressOf = (page: number) => string;

/** Numbered pages, in place of "Load more", and a heading that names the current one. */
export const numberedPages: Feature<PagedHost> = list => {
  for (const each of [featureStyles, styles]) adoptStyles(list.renderRoot, each);
  let addressOf: AddressOf = () => '';
  const withHits = (draw: (answer: Answer) => unknown) => {
    const {answer} = list.store.state;
    return answer?.hits.length ? draw(answer) : nothing;
  };
  return {
    places: {
      heading: ({translate}) => withHits(answer => pageHeading(answer, translate)),
      pages: ({translate}) => withHits(answer => pages(list, answer, addressOf, translate)),
    },
    hostUpdate() {
      addressOf = addressesFrom(location.href, list);
    },
  };
};

/** Renders the heading with the number of the current page, if there are several. It receives focus when the page changes. */
function pageHeading(answer: Answer, translate: Translate): TemplateResult | typeof nothing {
  const {page, last} = pagesOf(answer);
  if (last < 2) return nothing;
  return html`<h2 part="heading" tabindex="-1" ${textContent(translate('pageOf', {page, count: last}))}></h2>`;
}

/** Returns the addresses of the pages of a list. A list that does not follow the address links to the results page with the same search. */
function addressesFrom(address: string, list: PagedHost): AddressOf {
  const {store, localization} = list;
  const {scope, state} = store;
  const {query, text} = state;
  const url = new URL(localization?.searchUrl ?? '', address);
  const filters = {...query.filters, ...scope.filters};
  return page =>
    list.address.addressOf(page) ?? writePageUrl(url, {...query, query: text, filters, page}).href;
}

/** Numbered pages: links, so that they open in a new tab too. */
function pages(list: PagedHost, answer: Answer, addressOf: AddressOf, translate: Translate): TemplateResult {
  const {page, last} = pagesOf(answer);
  const link = (to: number, text: string, label: string) =>
    html`<a
      part=${to === page ? 'page current' : 'page'}
      href=${addressOf(to)}
      aria-label=${label}
      aria-current=${to === page ? 'page' : 'false'}
      @click=${(event: MouseEvent) => onLink(event, list, to)}
      ${textContent(text)}
    ></a>`;
  return html`<nav part="pages" ?hidden=${last < 2} aria-label=${translate('pageList')}>
    ${page > 1 ? link(page - 1, '‹', translate('previousPage')) : nothing}
    ${pageNumbers(page, last).map(to =>
      to ? link(to, translate('page', {page: to}), translate('pageLabel', {page: to})) : html`<span>…</span>`,
    )}
    ${page < last ? link(page + 1, '›', translate('nextPage')) : nothing}
  </nav>`;
}

function onLink(event: MouseEvent, list: PagedHost, page: number): void {
  if (opensNewTab(event)) return;
  event.preventDefault();
  void goTo(list, page);
}

/** Shows another page, then focuses its heading, unless focus has moved elsewhere meanwhile. */
async function goTo(list: PagedHost, page: number): Promise<void> {
  await list.store.search({page});
  await list.updateComplete;
  if (list.store.state.status === 'ready' && !hasFocusElsewhere(list))
    list.shadowRoot?.querySelector<HTMLElement>('[part=heading]')?.focus();
}

function pagesOf({request: {offset, limit}, total}: Answer): Pages {
  return {page: pageAt(offset, limit), last: Math.ceil(Math.min(total, MAX_OFFSET) / limit)};
}

/** Returns the first page, the last one, and the pages around the current one; 0 stands for a gap of several pages. */
function pageNumbers(page: number, last: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter(each => each >= 1 && each <= last);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? 0) - 1;
    return gap ? [gap > 1 ? 0 : each - 1, each] : [each];
  });
}

const styles = css`
  [part='heading'] {
    margin: -28px 0 2px;
    font-size: .9em;
    font-weight: inherit;
    line-height: 26px;
    opacity: .8;
  }
  [part='pages'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    justify-content: center;
  }
  [part~='page'] {
    display: grid;
    place-items: center;
    /* Nine links fit into a row on a phone. */
    min-inline-size: min(44px, 10vw - 4px);
    min-block-size: 44px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    text-decoration: none;
  }
  [part~='page']:hover,
  [part~='current'] {
    border-color: var(--_border);
  }
  [part~='current'] {
    font-weight: 700;
  }
`;
