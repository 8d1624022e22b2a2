/** What both InstantSearch pages ask, and of whom: a service that speaks their language. */
export const INDEX = 'products';
export const searchClient = {
  async search(requests) {
    const params = new URLSearchParams({requests: JSON.stringify(requests)});
    return (await fetch(`/algolia/search?${params}`)).json();
  },
};
