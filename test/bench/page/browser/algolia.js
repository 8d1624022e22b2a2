/** The index and the client of both InstantSearch pages. The service answers in Algolia's format. */
export const INDEX = 'products';
export const searchClient = {
  async search(requests) {
    const params = new URLSearchParams({requests: JSON.stringify(requests)});
    return (await fetch(`/algolia/search?${params}`)).json();
  },
};
