// Closes the header's search dialog when the page under it shows new results.
document.addEventListener('search-start', ({target}) => {
  if (!(target instanceof Element) || !target.matches('search-results')) return;
  const dialog = document.querySelector('details-modal:has(details[open] search-box)');
  if (dialog && 'close' in dialog && typeof dialog.close === 'function') dialog.close(false);
});
