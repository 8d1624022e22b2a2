import type {Messages} from '../translator.ts';

export default {
  search: 'Traži',
  searchProducts: 'Traži proizvode',
  suggestions: 'Prijedlozi pretraživanja',
  suggestionCount: {
    one: '{count} prijedlog. Odaberite strelicama.',
    few: '{count} prijedloga. Odaberite strelicama.',
    other: '{count} prijedloga. Odaberite strelicama.',
  },
  helpCount: {one: '{count} prijedlog', few: '{count} prijedloga', other: '{count} prijedloga'},
  products: 'Proizvodi',
  articles: 'Članci',
  pages: 'Stranice',
  goTo: 'Idi na: {place}',
  pageFor: 'Stranica „{query}”',
  seeAll: {
    one: 'Prikaži {count} rezultat',
    few: 'Prikaži sva {count} rezultata',
    other: 'Prikaži svih {count} rezultata',
  },
  searchFor: 'Traži „{query}”',
  resultsFor: 'Rezultati za „{query}”',
  popular: 'Popularna pretraživanja',
  viewed: 'Nedavno pregledano',
  queries: 'Predložena pretraživanja',
  collections: 'Kolekcije',
  startHint: 'Upišite što tražite.',
  noSuggestions: 'Nema rezultata za „{query}”.',
  tooLong: 'Skratite pretraživanje na {count} znakova.',
  soldOut: 'Rasprodano',
  onSale: 'Na sniženju',
  didYouMean: 'Pokušajte s nečim od ovoga',
  related: 'Drugi su tražili i',
  charactersLeft: {
    one: 'Preostao je {count} znak.',
    few: 'Preostala su {count} znaka.',
    other: 'Preostalo je {count} znakova.',
  },
  recent: 'Nedavna pretraživanja',
  forget: 'Ukloni „{query}” iz povijesti',
  forgetAll: 'Očisti nedavna pretraživanja',
  results: 'Rezultati pretraživanja',
  ceiling: 'Ovo je kraj popisa. Suzite pretraživanje da biste vidjeli ostale rezultate.',
  empty: 'Nema rezultata.',
  emptyFor: 'Nema rezultata za „{query}”.',
  emptyFiltered: 'Nijedan rezultat ne odgovara svim odabranim filtrima.',
  degraded:
    'Pretraživanje trenutačno nije potpuno dostupno: neki rezultati možda nedostaju, a filtri i razvrstavanje možda se ne primjenjuju.',
  degradedEmpty: 'Pretraživanje trenutačno nije dostupno. Pokušajte ponovno za koji trenutak.',
  nativeSearch: 'Prikaži rezultate standardnog pretraživanja trgovine',
  standardResults: 'Ovo su standardni rezultati trgovine.',
  lateResults: 'Rezultati potpunog pretraživanja su spremni.',
  limited: 'Pretraživanje je trenutačno preopterećeno. Uskoro ćemo pokušati ponovno.',
  failed: 'Pretraživanje nije uspjelo.',
  offline: 'Nema veze. Provjerite mrežu i pokušajte ponovno.',
  retry: 'Pokušaj ponovno',
  by: 'Autor: {author}',
  filters: 'Filtri',
  filtersChosen: 'Filtri ({count})',
  moreFilters: 'Više',
  close: 'Zatvori',
  showResults: {
    one: 'Prikaži {count} rezultat',
    few: 'Prikaži {count} rezultata',
    other: 'Prikaži {count} rezultata',
  },
  skipFilters: 'Preskoči na rezultate',
  clearAll: 'Očisti sve',
  remove: 'Ukloni filtar {name}',
  chosen: 'Odabrani filtri',
  priceAtLeast: 'Od {price}',
  priceAtMost: 'Do {price}',
  notOnSale: 'Nije na sniženju',
  addToCart: 'Dodaj u košaricu',
  chooseOptions: 'Odaberite opcije',
  add_busy: 'Dodavanje…',
  add_done: 'Dodano u košaricu',
  add_failed: 'Dodavanje u košaricu nije uspjelo. Pokušajte ponovno.',
  pageList: 'Stranice s rezultatima',
  pageOf: 'Stranica {page} od {count}',
  page: '{page}',
  pageLabel: 'Stranica {page}',
  previousPage: 'Prethodna stranica',
  nextPage: 'Sljedeća stranica',
  columns: 'Stupci',
  columnCount: {one: '{count} stupac', few: '{count} stupca', other: '{count} stupaca'},
  resultCount: {one: '{count} rezultat', few: '{count} rezultata', other: '{count} rezultata'},
  resultCountFor: {
    one: '{count} rezultat za „{query}”',
    few: '{count} rezultata za „{query}”',
    other: '{count} rezultata za „{query}”',
  },
  shown: '{shown} od {count}',
  loading: 'Pretraživanje…',
  sort: 'Razvrstaj prema',
  sort_relevance: 'Relevantnost',
  sort_price_asc: 'Cijena, od najniže',
  sort_price_desc: 'Cijena, od najviše',
  sort_newest: 'Najnovije',
  sort_featured: 'Istaknuto',
  more: 'Prikaži više',
  previous: 'Prikaži prethodne',
  percentOff: '-{percent} %',
  salePrice: 'Snižena cijena {price}',
  wasPrice: 'Redovna cijena {price}',
  fromPrice: 'Od {price}',
  brand: 'Marka',
  type: 'Vrsta proizvoda',
  tags: 'Oznake',
  kind: 'Sadržaj',
  kind_product: 'Proizvodi',
  kind_article: 'Članci',
  kind_page: 'Stranice',
  card_article: 'Članak',
  card_page: 'Stranica',
  price: 'Cijena',
  priceMin: 'Najniža cijena',
  priceMax: 'Najviša cijena',
  available: 'Dostupno',
  priceFrom: 'Početak raspona cijena',
  priceTo: 'Kraj raspona cijena',
  findIn: 'Traži u: {name}',
  found: {one: '{count} podudaranje', few: '{count} podudaranja', other: '{count} podudaranja'},
  valueCount: '({count})',
  showMore: 'Prikaži više ({count})',
  showLess: 'Prikaži manje',
  firstValues: 'Broj prikazanih najčešćih vrijednosti: {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black crna crni crno
  white bijela bijeli bijelo
  gray siva sivi sivo
  red crvena crveni crveno
  blue plava plavi plavo
  green zelena zeleni zeleno
  yellow žuta žuti žuto
  orange narančasta narančasti narančasto
  pink ružičasta ružičasti roza
  purple ljubičasta ljubičasti ljubičasto
  brown smeđa smeđi smeđe
  beige bež
  gold zlatna zlatni zlatno
  silver srebrna srebrni srebrno
  navy tamnoplava tamnoplavi tamnoplavo
`;
