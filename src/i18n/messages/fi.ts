import type {Messages} from '../translator.ts';

export default {
  search: 'Hae',
  searchProducts: 'Hae tuotteita',
  suggestions: 'Hakuehdotukset',
  suggestionCount: {
    one: '{count} ehdotus. Valitse nuolinäppäimillä.',
    other: '{count} ehdotusta. Valitse nuolinäppäimillä.',
  },
  helpCount: {one: '{count} ehdotus', other: '{count} ehdotusta'},
  products: 'Tuotteet',
  articles: 'Artikkelit',
  pages: 'Sivut',
  goTo: 'Siirry: {place}',
  pageFor: 'Sivu: ”{query}”',
  seeAll: {one: 'Näytä {count} tulos', other: 'Näytä kaikki {count} tulosta'},
  searchFor: 'Hae ”{query}”',
  resultsFor: 'Tulokset haulle ”{query}”',
  popular: 'Suositut haut',
  viewed: 'Viimeksi katsotut',
  startHint: 'Kirjoita, mitä etsit.',
  noSuggestions: 'Ei tuloksia haulle ”{query}”.',
  tooLong: 'Lyhennä haku enintään {count} merkkiin.',
  soldOut: 'Loppuunmyyty',
  onSale: 'Alennuksessa',
  didYouMean: 'Kokeile jotakin näistä hakusanoista',
  related: 'Muut hakivat myös',
  charactersLeft: {one: '{count} merkki jäljellä.', other: '{count} merkkiä jäljellä.'},
  recent: 'Viimeisimmät haut',
  forget: 'Poista ”{query}” hakuhistoriasta',
  forgetAll: 'Tyhjennä hakuhistoria',
  results: 'Hakutulokset',
  ceiling: 'Luettelo päättyy tähän. Rajaa hakua nähdäksesi loput.',
  empty: 'Ei tuloksia.',
  emptyFor: 'Ei tuloksia haulle ”{query}”.',
  emptyFiltered: 'Mikään tulos ei vastaa kaikkia valittuja suodattimia.',
  degraded:
    'Haku ei ole juuri nyt täysin käytettävissä: osa tuloksista voi puuttua, eivätkä suodattimet ja järjestys välttämättä toimi.',
  degradedEmpty: 'Haku ei ole juuri nyt käytettävissä. Yritä hetken kuluttua uudelleen.',
  nativeSearch: 'Katso kaupan tavallisen haun tulokset',
  standardResults: 'Nämä ovat kaupan tavalliset hakutulokset.',
  limited: 'Hakuja on juuri nyt paljon. Yritämme hetken kuluttua uudelleen.',
  failed: 'Haku ei onnistunut.',
  offline: 'Ei yhteyttä. Tarkista verkkoyhteys ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
  by: 'Kirjoittaja: {author}',
  filters: 'Suodattimet',
  filtersChosen: 'Suodattimet ({count})',
  moreFilters: 'Lisää',
  close: 'Sulje',
  showResults: {one: 'Näytä {count} tulos', other: 'Näytä {count} tulosta'},
  skipFilters: 'Ohita suodattimet ja siirry tuloksiin',
  clearAll: 'Tyhjennä kaikki',
  remove: 'Poista suodatin {name}',
  chosen: 'Valitut suodattimet',
  priceAtLeast: 'Vähintään {price}',
  priceAtMost: 'Enintään {price}',
  notOnSale: 'Ei alennuksessa',
  addToCart: 'Lisää ostoskoriin',
  chooseOptions: 'Valitse vaihtoehdot',
  add_busy: 'Lisätään…',
  add_done: 'Lisätty ostoskoriin',
  add_failed: 'Lisääminen ei onnistunut. Yritä uudelleen.',
  pageList: 'Tulossivut',
  pageOf: 'Sivu {page}/{count}',
  page: '{page}',
  pageLabel: 'Sivu {page}',
  previousPage: 'Edellinen sivu',
  nextPage: 'Seuraava sivu',
  columns: 'Sarakkeet',
  columnCount: {one: '{count} sarake', other: '{count} saraketta'},
  resultCount: {one: '{count} tulos', other: '{count} tulosta'},
  resultCountFor: {one: '{count} tulos haulle ”{query}”', other: '{count} tulosta haulle ”{query}”'},
  shown: '{shown}/{count}',
  loading: 'Haetaan…',
  sort: 'Järjestä',
  sort_relevance: 'Osuvimmat',
  sort_price_asc: 'Hinta, halvin ensin',
  sort_price_desc: 'Hinta, kallein ensin',
  sort_newest: 'Uusimmat',
  sort_featured: 'Suositellut',
  more: 'Näytä lisää',
  previous: 'Näytä edelliset',
  percentOff: '-{percent} %',
  wasPrice: 'Normaalihinta {price}',
  fromPrice: 'Alkaen {price}',
  brand: 'Merkki',
  type: 'Tuotetyyppi',
  tags: 'Tunnisteet',
  kind: 'Sisältö',
  kind_product: 'Tuotteet',
  kind_article: 'Artikkelit',
  kind_page: 'Sivut',
  card_article: 'Artikkeli',
  card_page: 'Sivu',
  price: 'Hinta',
  priceMin: 'Alin hinta',
  priceMax: 'Ylin hinta',
  available: 'Varastossa',
  priceFrom: 'Hintavälin alku',
  priceTo: 'Hintavälin loppu',
  findIn: 'Hae: {name}',
  found: {one: '{count} osuma', other: '{count} osumaa'},
  valueCount: '({count})',
  showMore: 'Näytä lisää ({count})',
  showLess: 'Näytä vähemmän',
  firstValues: 'Näkyvissä {count} yleisintä.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black musta
  white valkoinen
  gray harmaa
  red punainen
  blue sininen
  green vihreä
  yellow keltainen
  orange oranssi
  pink pinkki vaaleanpunainen
  purple violetti liila
  brown ruskea
  beige beesi
  gold kulta
  silver hopea
  navy laivastonsininen tummansininen
`;
