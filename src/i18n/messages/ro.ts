import type {Messages} from '../translator.ts';

export default {
  search: 'Caută',
  searchProducts: 'Caută produse',
  suggestions: 'Sugestii de căutare',
  suggestionCount: {
    one: '{count} sugestie. Alegeți-o cu tastele săgeată.',
    few: '{count} sugestii. Alegeți cu tastele săgeată.',
    other: '{count} de sugestii. Alegeți cu tastele săgeată.',
  },
  helpCount: {one: '{count} sugestie', few: '{count} sugestii', other: '{count} de sugestii'},
  products: 'Produse',
  articles: 'Articole',
  pages: 'Pagini',
  goTo: 'Mergi la {place}',
  pageFor: 'Pagina „{query}”',
  seeAll: {
    one: 'Vezi {count} rezultat',
    few: 'Vezi toate cele {count} rezultate',
    other: 'Vezi toate cele {count} de rezultate',
  },
  searchFor: 'Caută „{query}”',
  resultsFor: 'Rezultate pentru „{query}”',
  popular: 'Căutări populare',
  viewed: 'Vizualizate recent',
  queries: 'Căutări sugerate',
  collections: 'Colecții',
  startHint: 'Scrieți ce căutați.',
  noSuggestions: 'Niciun rezultat pentru „{query}”.',
  tooLong: 'Vă rugăm să scurtați căutarea la {count} de caractere.',
  soldOut: 'Stoc epuizat',
  onSale: 'La reducere',
  didYouMean: 'Încercați una dintre acestea',
  related: 'Alții au căutat și',
  charactersLeft: {
    one: 'A mai rămas {count} caracter.',
    few: 'Au mai rămas {count} caractere.',
    other: 'Au mai rămas {count} de caractere.',
  },
  recent: 'Căutări recente',
  forget: 'Șterge „{query}” din istoric',
  forgetAll: 'Șterge căutările recente',
  results: 'Rezultatele căutării',
  ceiling: 'Lista se încheie aici. Restrângeți căutarea pentru a vedea celelalte rezultate.',
  empty: 'Niciun rezultat.',
  emptyFor: 'Niciun rezultat pentru „{query}”.',
  emptyFiltered: 'Niciun rezultat nu corespunde tuturor filtrelor alese.',
  degraded:
    'Căutarea nu este complet disponibilă acum: unele rezultate pot lipsi, iar filtrele și sortarea pot să nu se aplice.',
  degradedEmpty: 'Căutarea nu este disponibilă acum. Vă rugăm să încercați din nou peste puțin timp.',
  nativeSearch: 'Vezi rezultatele căutării standard a magazinului',
  standardResults: 'Acestea sunt rezultatele standard ale magazinului.',
  lateResults: 'Rezultatele căutării complete sunt gata.',
  limited: 'Căutarea este suprasolicitată acum. Vom încerca din nou imediat.',
  failed: 'Căutarea nu a reușit.',
  offline: 'Nu există conexiune. Verificați rețeaua și încercați din nou.',
  retry: 'Încearcă din nou',
  by: 'De {author}',
  filters: 'Filtre',
  filtersChosen: 'Filtre ({count})',
  moreFilters: 'Mai multe',
  close: 'Închide',
  showResults: {
    one: 'Afișează {count} rezultat',
    few: 'Afișează {count} rezultate',
    other: 'Afișează {count} de rezultate',
  },
  skipFilters: 'Salt la rezultate',
  clearAll: 'Șterge tot',
  remove: 'Elimină filtrul {name}',
  chosen: 'Filtre alese',
  priceAtLeast: 'De la {price}',
  priceAtMost: 'Până la {price}',
  notOnSale: 'Fără reducere',
  addToCart: 'Adaugă în coș',
  chooseOptions: 'Alege opțiunile',
  add_busy: 'Se adaugă…',
  add_done: 'Adăugat în coș',
  add_failed: 'Produsul nu a putut fi adăugat în coș. Vă rugăm să încercați din nou.',
  pageList: 'Pagini de rezultate',
  pageOf: 'Pagina {page} din {count}',
  page: '{page}',
  pageLabel: 'Pagina {page}',
  previousPage: 'Pagina anterioară',
  nextPage: 'Pagina următoare',
  columns: 'Coloane',
  columnCount: {one: '{count} coloană', few: '{count} coloane', other: '{count} de coloane'},
  resultCount: {one: '{count} rezultat', few: '{count} rezultate', other: '{count} de rezultate'},
  resultCountFor: {
    one: '{count} rezultat pentru „{query}”',
    few: '{count} rezultate pentru „{query}”',
    other: '{count} de rezultate pentru „{query}”',
  },
  shown: '{shown} din {count}',
  loading: 'Se caută…',
  sort: 'Sortează după',
  sort_relevance: 'Relevanță',
  sort_price_asc: 'Preț crescător',
  sort_price_desc: 'Preț descrescător',
  sort_newest: 'Cele mai noi',
  sort_featured: 'Recomandate',
  more: 'Afișează mai multe',
  previous: 'Afișează anterioarele',
  percentOff: '-{percent}%',
  salePrice: 'Preț redus {price}',
  wasPrice: 'Preț obișnuit {price}',
  fromPrice: 'De la {price}',
  brand: 'Marcă',
  type: 'Tip de produs',
  tags: 'Etichete',
  kind: 'Conținut',
  kind_product: 'Produse',
  kind_article: 'Articole',
  kind_page: 'Pagini',
  card_article: 'Articol',
  card_page: 'Pagină',
  price: 'Preț',
  priceMin: 'Preț minim',
  priceMax: 'Preț maxim',
  available: 'În stoc',
  priceFrom: 'Începutul intervalului de preț',
  priceTo: 'Sfârșitul intervalului de preț',
  findIn: 'Caută în: {name}',
  found: {one: '{count} potrivire', few: '{count} potriviri', other: '{count} de potriviri'},
  valueCount: '({count})',
  showMore: 'Afișează mai multe ({count})',
  showLess: 'Afișează mai puține',
  firstValues: 'Sunt afișate cele mai frecvente {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black negru neagră
  white alb albă
  gray gri
  red roșu roșie roşu rosu
  blue albastru albastră
  green verde
  yellow galben galbenă
  orange portocaliu portocalie
  pink roz
  purple mov violet
  brown maro
  beige bej
  gold auriu aurie
  silver argintiu argintie
  navy bleumarin
`;
