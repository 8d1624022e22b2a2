// Closes the header's search dialog when the page under it shows new results.
document.addEventListener('search-start', ({target}) => {
  if (!(target instanceof Element) || !target.matches('search-results')) return;
  const modal = document.querySelector('#search-modal');
  if (modal && 'closeDialog' in modal && typeof modal.closeDialog === 'function') modal.closeDialog();
});
