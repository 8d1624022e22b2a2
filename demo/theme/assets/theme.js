/** The product page: selects a variant and adds it to the cart without a navigation. */
class ProductInfo extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('submit', this.#onSubmit);
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('submit', this.#onSubmit);
  }

  #onClick = event => {
    const link = event.target.closest?.('[data-variant-link]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.#show(link.href, link.id).catch(() => location.assign(link.href));
  };

  /** Replaces the content by another variant's page, and keeps the focus on the selected value. */
  async #show(url, focusId) {
    const response = await fetch(url);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const next = page.querySelector(this.localName);
    if (!next) return location.assign(url);
    this.replaceChildren(...next.childNodes);
    history.replaceState(history.state, '', url);
    document.getElementById(focusId)?.focus();
  }

  #onSubmit = event => {
    event.preventDefault();
    this.#add(event.target).catch(() => this.#announce(this.dataset.failed));
  };

  async #add(form) {
    const fields = new FormData(form);
    const id = Number(fields.get('id'));
    const root = window.Shopify?.routes?.root ?? '/';
    const response = await fetch(`${root}cart/add.js`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({id, quantity: Number(fields.get('quantity') ?? 1)}),
    });
    const answer = await response.json();
    this.#announce(
      response.ok && answer.id ? this.dataset.added : (answer.description ?? this.dataset.failed),
    );
    document.dispatchEvent(new CustomEvent('cart:change'));
  }

  #announce(text) {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = text;
  }
}

/** The number of items in the cart. */
class CartCount extends HTMLElement {
  #disconnect = new AbortController();

  connectedCallback() {
    this.#disconnect = new AbortController();
    const {signal} = this.#disconnect;
    document.addEventListener('cart:change', () => void this.#refresh().catch(() => {}), {signal});
    // The platform dispatches the event when a change begins; its promise resolves when the change is complete.
    const onUpdate = event => event.promise.then(() => this.#refresh()).catch(() => {});
    document.addEventListener('shopify:cart:lines-update', onUpdate, {signal});
  }

  disconnectedCallback() {
    this.#disconnect.abort();
  }

  async #refresh() {
    const root = window.Shopify?.routes?.root ?? '/';
    const cart = await (await fetch(`${root}cart.js`)).json();
    this.textContent = cart.item_count;
    this.dataset.count = cart.item_count;
  }
}

customElements.define('product-info', ProductInfo);
customElements.define('cart-count', CartCount);
