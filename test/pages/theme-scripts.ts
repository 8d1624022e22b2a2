/** How Dawn opens its search, keeps the focus in it, closes it, and suggests products: by listeners on the field and around it. */
export const DAWN_SCRIPT = `
customElements.define('details-modal', class extends HTMLElement {
  connectedCallback() {
    this.details = this.querySelector('details');
    this.details.addEventListener('keyup', event => event.code === 'Escape' && this.close());
    this.querySelector('summary').addEventListener('click', event => {
      event.preventDefault();
      this.details.open ? this.close() : this.open();
    });
    this.querySelector('button[type="button"]').addEventListener('click', () => this.close());
  }
  open() {
    this.details.open = true;
    this.querySelector('input').focus();
  }
  close(focusToggle = true) {
    this.details.open = false;
    if (focusToggle) this.querySelector('summary').focus();
  }
});
customElements.define('predictive-search', class extends HTMLElement {
  connectedCallback() {
    this.input = this.querySelector('input[type="search"]');
    this.results = this.querySelector('[data-predictive-search]');
    let timer;
    this.input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.suggest(), 300);
    });
    this.input.addEventListener('focus', () => this.suggest());
    this.addEventListener('keyup', event => {
      if (!this.input.value.trim()) this.results.replaceChildren();
      event.preventDefault();
    });
    this.addEventListener('keydown', event => {
      if (event.code === 'ArrowUp' || event.code === 'ArrowDown') event.preventDefault();
    });
  }
  async suggest() {
    const text = this.input.value.trim();
    if (!text) return;
    const {action} = this.input.form;
    const response = await fetch(action + '/suggest?section_id=predictive-search&q=' + encodeURIComponent(text));
    this.results.innerHTML = await response.text();
  }
});
`;

/**
 * How Horizon opens and closes a dialog: by attributes, which listeners of the document read in the capture phase. A dialog closes
 * after its animation.
 */
export const HORIZON_DIALOG = `
for (const type of ['click', 'input', 'keydown', 'focus']) {
  document.addEventListener(type, event => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    const element = target.closest('[on\\\\:' + type + ']');
    if (!element) return;
    const [selector, method] = element.getAttribute('on:' + type).split('/');
    const closest = node => node && (node.localName.endsWith('-component') ? node : closest(node.parentElement));
    const host = selector.startsWith('#')
      ? document.querySelector(selector)
      : selector ? element.closest(selector) : closest(element.parentElement);
    host[method]?.(event);
  }, {capture: true});
}
customElements.define('dialog-component', class extends HTMLElement {
  get dialog() { return this.querySelector('dialog'); }
  showDialog() {
    requestAnimationFrame(() => {
      this.dialog.showModal();
      this.dispatchEvent(new CustomEvent('dialog:open'));
      this.addEventListener('keydown', this.closeOnEscape);
    });
  }
  closeDialog = async () => {
    if (!this.dialog.open) return;
    this.removeEventListener('keydown', this.closeOnEscape);
    this.dialog.classList.add('dialog-closing');
    await Promise.allSettled(this.dialog.getAnimations().map(({finished}) => finished));
    this.dialog.close();
    this.dialog.classList.remove('dialog-closing');
    this.dispatchEvent(new CustomEvent('dialog:close'));
  };
  closeOnEscape = event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.closeDialog();
  };
});
`;

/** How Horizon suggests products in that dialog. */
export const HORIZON_SCRIPT = `${HORIZON_DIALOG}
customElements.define('predictive-search-component', class extends HTMLElement {
  get input() { return this.querySelector('input'); }
  get results() { return this.querySelector('.predictive-search-form__content-wrapper'); }
  search(event) {
    if (!event.inputType) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(), 200);
  }
  async suggest() {
    const text = this.input.value.trim();
    if (!text) return;
    const {action} = this.input.form;
    const response = await fetch(action + '/suggest?section_id=' + this.dataset.sectionId + '&q=' + encodeURIComponent(text));
    this.results.innerHTML = await response.text();
  }
  onSearchKeyDown(event) {
    if (event.key === 'Escape') {
      this.input.value = '';
      this.results.replaceChildren();
    } else if (event.key === 'Enter' && this.results.childElementCount > 0) {
      location.href = this.input.form.action + '?q=' + encodeURIComponent(this.input.value);
    } else if (event.key === 'Tab' && this.results.childElementCount > 0) event.preventDefault();
  }
});
`;
