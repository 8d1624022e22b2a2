export default {
  suggestions: 'Search suggestions',
  suggestionCount: {
    one: '{count} suggestion. Use the arrow keys to choose it.',
    other: '{count} suggestions. Use the up and down arrow keys to choose.',
  },
  products: 'Products',
  articles: 'Articles',
  pages: 'Pages',
  goTo: 'Go to {place}',
  seeAll: {one: 'See {count} result', other: 'See all {count} results'},
  noSuggestions: 'Nothing found for “{query}”.',
  tooLong: 'Please shorten your search to {count} characters.',
  soldOut: 'Sold out',
  onSale: 'On sale',
  didYouMean: 'Did you mean',
  related: 'Others also searched for',
  charactersLeft: {one: '{count} character left.', other: '{count} characters left.'},
};
