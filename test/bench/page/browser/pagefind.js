import '@pagefind/component-ui';

const input = document.querySelector('pagefind-input');
const search = query => input.instance.triggerSearch(query);
const query = new URLSearchParams(location.search).get('q');

if (query) search(query);

gauge.meet({
  usable: customElements.whenDefined('pagefind-input'),
  loaded: () => input.instance.triggerLoad(),
  search,
  titles: () => document.querySelectorAll('.pf-result-link'),
  counts: () => document.querySelectorAll('.pf-filter-checkbox-count'),
  rendersInView: true,
});
