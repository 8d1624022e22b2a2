/** A results page without a library, as one would write it by hand: concatenates HTML and sets `innerHTML`. */

interface Item {
  readonly title: string;
  readonly url: string;
  readonly image_url?: string;
  readonly price_min: number;
  readonly compare_at_price: number | null;
  readonly available: boolean;
}

interface Value {
  readonly value: string;
  readonly count: number;
}

const input = document.querySelector('input') as HTMLInputElement;
const main = document.querySelector('main') as HTMLElement;
main.innerHTML =
  '<div class="facets"></div><div><p class="count"></p><ul class="grid"></ul><button class="more">Load more</button></div>';
const part = (name: string) => main.querySelector(`.${name}`) as HTMLElement;
const [facets, count, grid] = [part('facets'), part('count'), part('grid')] as const;
const filters = new Set<string>();
let query = '';
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function search(offset = 0): Promise<void> {
  const params = new URLSearchParams({q: query, limit: '50', offset: `${offset}`});
  for (const filter of filters) params.append('filter', filter);
  const mine = ++asked;
  const {results, facets: found, total} = await (await fetch(`/apps/search?${params}`)).json();
  if (mine !== asked) return;
  count.textContent = `${total} results for “${query}”`;
  const cards = results.map(card).join('');
  if (offset) return grid.insertAdjacentHTML('beforeend', cards);
  grid.innerHTML = cards;
  facets.innerHTML = [
    group('Brand', found.vendors),
    group('Type', found.product_types),
    group('Tag', found.tags),
    ...found.variant_options.map(({name, values}: {name: string; values: Value[]}) => group(name, values)),
    ...found.metafields.map(({label, values}: {label: string; values: Value[]}) => group(label, values)),
  ].join('');
}

function card({title, url, image_url, price_min, compare_at_price, available}: Item, index: number): string {
  const badge = available ? compare_at_price && 'Sale' : 'Sold out';
  return `<li class="card"><div class="media">
    ${image_url ? `<img alt="" loading="${index < 4 ? 'eager' : 'lazy'}" width="600" height="600" src="${escapeHtml(image_url)}">` : ''}
    ${badge ? `<span class="badge">${badge}</span>` : ''}</div>
    <div class="body"><a class="title" href="${escapeHtml(url)}">${escapeHtml(title)}</a>
    <p class="price"><span>$${price_min}.00</span>${compare_at_price ? `<s>$${compare_at_price}.00</s>` : ''}</p></div></li>`;
}

function group(name: string, values: readonly Value[]): string {
  const rows = values.map(({value, count}) => {
    const chosen = filters.has(value) ? 'checked' : '';
    return `<label class="value"><input type="checkbox" value="${escapeHtml(value)}" ${chosen}>
      <span>${escapeHtml(value)}</span> <span class="value-count">(${count})</span></label>`;
  });
  return `<fieldset class="facet"><legend>${escapeHtml(name)}</legend>${rows.join('')}</fieldset>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}

function open(text: string, how: 'pushState' | 'replaceState' | undefined): void {
  query = input.value = text;
  if (how) history[how]({}, '', `?q=${encodeURIComponent(text)}`);
  void search();
}

input.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => open(input.value, 'pushState'), 250);
});
facets.addEventListener('change', ({target}) => {
  const {value, checked} = target as HTMLInputElement;
  if (checked) filters.add(value);
  else filters.delete(value);
  void search();
});
part('more').addEventListener('click', () => void search(grid.childElementCount));
const follow = (): void => {
  const text = new URLSearchParams(location.search).get('q');
  if (text) open(text, undefined);
};
addEventListener('popstate', follow);
follow();

const titles = grid.getElementsByClassName('title');

gauge.meet({
  usable: Promise.resolve(),
  search: text => open(text, 'pushState'),
  titles: () => titles,
  counts: () => facets.querySelectorAll('.value-count'),
});
