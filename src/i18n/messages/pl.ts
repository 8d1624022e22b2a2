import type {Messages} from '../translator.ts';

export default {
  search: 'Szukaj',
  searchProducts: 'Szukaj produktów',
  suggestions: 'Podpowiedzi wyszukiwania',
  suggestionCount: {
    one: '{count} podpowiedź. Wybierz ją strzałkami.',
    few: '{count} podpowiedzi. Wybierz strzałkami.',
    many: '{count} podpowiedzi. Wybierz strzałkami.',
    other: '{count} podpowiedzi. Wybierz strzałkami.',
  },
  helpCount: {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  products: 'Produkty',
  articles: 'Artykuły',
  pages: 'Strony',
  goTo: 'Przejdź do: {place}',
  pageFor: 'Strona „{query}”',
  seeAll: {
    one: 'Zobacz {count} wynik',
    few: 'Zobacz wszystkie {count} wyniki',
    many: 'Zobacz wszystkie {count} wyników',
    other: 'Zobacz wszystkie {count} wyniku',
  },
  searchFor: 'Szukaj „{query}”',
  resultsFor: 'Wyniki dla „{query}”',
  popular: 'Popularne wyszukiwania',
  startHint: 'Wpisz, czego szukasz.',
  noSuggestions: 'Brak wyników dla „{query}”.',
  tooLong: 'Skróć zapytanie do {count} znaków.',
  soldOut: 'Wyprzedane',
  onSale: 'Promocja',
  didYouMean: 'Spróbuj jednego z tych haseł',
  related: 'Inni szukali też',
  charactersLeft: {
    one: 'Pozostał {count} znak.',
    few: 'Pozostały {count} znaki.',
    many: 'Pozostało {count} znaków.',
    other: 'Pozostało {count} znaku.',
  },
  recent: 'Ostatnie wyszukiwania',
  forget: 'Usuń „{query}” z historii',
  forgetAll: 'Wyczyść ostatnie wyszukiwania',
  results: 'Wyniki wyszukiwania',
  ceiling: 'To koniec tej listy. Zawęź wyszukiwanie, aby zobaczyć pozostałe wyniki.',
  empty: 'Brak wyników.',
  emptyFor: 'Brak wyników dla „{query}”.',
  emptyFiltered: 'Żaden wynik nie spełnia wszystkich wybranych filtrów.',
  degraded:
    'Wyszukiwarka nie jest teraz w pełni dostępna: może brakować wyników, a filtry i sortowanie mogą nie działać.',
  degradedEmpty: 'Wyszukiwarka jest teraz niedostępna. Spróbuj ponownie za chwilę.',
  nativeSearch: 'Zobacz wyniki standardowej wyszukiwarki sklepu',
  standardResults: 'To standardowe wyniki sklepu.',
  limited: 'W tej chwili szuka wiele osób. Za moment spróbujemy ponownie.',
  failed: 'Nie udało się wyszukać.',
  offline: 'Brak połączenia. Sprawdź sieć i spróbuj ponownie.',
  retry: 'Spróbuj ponownie',
  by: 'Autor: {author}',
  filters: 'Filtry',
  filtersChosen: 'Filtry ({count})',
  moreFilters: 'Więcej',
  close: 'Zamknij',
  showResults: {
    one: 'Pokaż {count} wynik',
    few: 'Pokaż {count} wyniki',
    many: 'Pokaż {count} wyników',
    other: 'Pokaż {count} wyniku',
  },
  skipFilters: 'Pomiń filtry i przejdź do wyników',
  clearAll: 'Wyczyść wszystko',
  remove: 'Usuń filtr {name}',
  chosen: 'Wybrane filtry',
  priceAtLeast: 'Od {price}',
  priceAtMost: 'Do {price}',
  notOnSale: 'Bez promocji',
  addToCart: 'Dodaj do koszyka',
  chooseOptions: 'Wybierz opcje',
  add_busy: 'Dodawanie…',
  add_done: 'Dodano do koszyka',
  add_failed: 'Nie udało się dodać. Spróbuj ponownie.',
  pageList: 'Strony wyników',
  pageOf: 'Strona {page} z {count}',
  page: '{page}',
  pageLabel: 'Strona {page}',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  columns: 'Kolumny',
  columnCount: {
    one: '{count} kolumna',
    few: '{count} kolumny',
    many: '{count} kolumn',
    other: '{count} kolumny',
  },
  resultCount: {
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  },
  resultCountFor: {
    one: '{count} wynik dla „{query}”',
    few: '{count} wyniki dla „{query}”',
    many: '{count} wyników dla „{query}”',
    other: '{count} wyniku dla „{query}”',
  },
  shown: '{shown} z {count}',
  loading: 'Wyszukiwanie…',
  sort: 'Sortuj według',
  sort_relevance: 'Trafność',
  sort_price_asc: 'Cena rosnąco',
  sort_price_desc: 'Cena malejąco',
  sort_newest: 'Najnowsze',
  sort_featured: 'Polecane',
  more: 'Pokaż więcej',
  previous: 'Pokaż poprzednie',
  percentOff: '-{percent}%',
  wasPrice: 'Cena regularna {price}',
  fromPrice: 'Od {price}',
  brand: 'Marka',
  type: 'Rodzaj produktu',
  tags: 'Tagi',
  kind: 'Treść',
  kind_product: 'Produkty',
  kind_article: 'Artykuły',
  kind_page: 'Strony',
  card_article: 'Artykuł',
  card_page: 'Strona',
  price: 'Cena',
  priceMin: 'Cena minimalna',
  priceMax: 'Cena maksymalna',
  available: 'Dostępne',
  priceFrom: 'Początek zakresu cen',
  priceTo: 'Koniec zakresu cen',
  findIn: 'Szukaj w: {name}',
  found: {
    one: '{count} dopasowanie',
    few: '{count} dopasowania',
    many: '{count} dopasowań',
    other: '{count} dopasowania',
  },
  valueCount: '({count})',
  showMore: 'Pokaż więcej ({count})',
  showLess: 'Pokaż mniej',
  firstValues: 'Widoczne najczęstsze wartości: {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black czarny czarna
  white biały biała
  gray szary szara
  red czerwony czerwona
  blue niebieski niebieska
  green zielony zielona
  yellow żółty żółta
  orange pomarańczowy
  pink różowy różowa
  purple fioletowy
  brown brązowy
  beige beżowy
  gold złoty
  silver srebrny
  navy granatowy
`;
