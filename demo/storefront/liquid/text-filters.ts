import {createHash, createHmac} from 'node:crypto';
import type {Liquid} from 'liquidjs';
import {escapeHtml} from '../objects/rich-text.ts';
import type {LiquidPaginate, LiquidPart} from './paginate-tag.ts';

type Named = readonly [string, unknown];

/** Registers the platform's filters for text and HTML that LiquidJS lacks. */
export function registerTextFilters(engine: Liquid): void {
  engine.registerFilter('handleize', toHandle);
  engine.registerFilter('handle', toHandle);
  engine.registerFilter('camelize', text =>
    toHandle(text).replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  engine.registerFilter('pluralize', (count, one, many) => (Number(count) === 1 ? one : many));
  engine.registerFilter('url_param_escape', text => encodeURIComponent(String(text ?? '')));
  engine.registerFilter('highlight', highlight);
  engine.registerFilter('link_to', (text: unknown, url: unknown) => {
    return `<a href="${escapeHtml(String(url))}">${escapeHtml(String(text))}</a>`;
  });
  engine.registerFilter('default_pagination', (paginate: LiquidPaginate, ...named: readonly Named[]) => {
    return printPagination(paginate, Object.fromEntries(named));
  });
  for (const algorithm of ['md5', 'sha1', 'sha256']) {
    engine.registerFilter(algorithm, text =>
      createHash(algorithm)
        .update(String(text ?? ''))
        .digest('hex'),
    );
  }
  engine.registerFilter('hmac_sha1', (text, key) =>
    createHmac('sha1', String(key)).update(String(text)).digest('hex'),
  );
}

/** Lower case, with a dash in place of everything that is neither a letter nor a digit. */
export function toHandle(text: unknown): string {
  const words = String(text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}_]+/u);
  return words.filter(Boolean).join('-');
}

function highlight(text: unknown, terms: unknown): string {
  const words = String(terms ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(escapePattern);
  if (words.length === 0) return String(text ?? '');
  const pattern = new RegExp(`(${words.join('|')})`, 'gi');
  return String(text ?? '').replace(pattern, '<strong class="highlight">$1</strong>');
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The platform's own markup for the links between pages. */
function printPagination(
  {previous, next, parts}: LiquidPaginate,
  named: Readonly<Record<string, unknown>>,
): string {
  const link = ({url, title}: LiquidPart, text: unknown = title) =>
    `<a href="${escapeHtml(url + String(named.anchor ?? ''))}">${text}</a>`;
  const numbers = parts.map(part => {
    if (part.is_link) return `<span class="page">${link(part)}</span>`;
    return part.url === ''
      ? `<span class="deco">${part.title}</span>`
      : `<span class="page current">${part.title}</span>`;
  });
  return [
    ...(previous
      ? [`<span class="prev">${link(previous, named.previous ?? '&laquo; Previous')}</span>`]
      : []),
    ...numbers,
    ...(next ? [`<span class="next">${link(next, named.next ?? 'Next &raquo;')}</span>`] : []),
  ].join(' ');
}
