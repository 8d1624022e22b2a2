import '@pagefind/component-ui';

const {pagefind: engine} = {pagefind: document.querySelector('pagefind-input')};

gauge.meet({
  usable: customElements.whenDefined('pagefind-input'),
  search: query => engine.instance.triggerSearch(query),
  titles: () => document.querySelectorAll('.pf-result-link'),
  counts: () => document.querySelectorAll('.pf-filter-checkbox-count'),
  rendersInView: true,
});
