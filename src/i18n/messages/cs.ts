import type {Messages} from '../translator.ts';

export default {
  search: 'Hledat',
  searchProducts: 'Hledat produkty',
  suggestions: 'Návrhy vyhledávání',
  suggestionCount: {
    one: '{count} návrh. Vyberte ho šipkami.',
    few: '{count} návrhy. Vyberte šipkami.',
    many: '{count} návrhu. Vyberte šipkami.',
    other: '{count} návrhů. Vyberte šipkami.',
  },
  helpCount: {one: '{count} návrh', few: '{count} návrhy', many: '{count} návrhu', other: '{count} návrhů'},
  products: 'Produkty',
  articles: 'Články',
  pages: 'Stránky',
  goTo: 'Přejít na {place}',
  pageFor: 'Stránka „{query}“',
  seeAll: {
    one: 'Zobrazit {count} výsledek',
    few: 'Zobrazit všechny {count} výsledky',
    many: 'Zobrazit všech {count} výsledku',
    other: 'Zobrazit všech {count} výsledků',
  },
  searchFor: 'Hledat „{query}“',
  resultsFor: 'Výsledky pro „{query}“',
  popular: 'Oblíbená hledání',
  startHint: 'Napište, co hledáte.',
  noSuggestions: 'Pro „{query}“ jsme nic nenašli.',
  tooLong: 'Zkraťte hledaný text na {count} znaků.',
  soldOut: 'Vyprodáno',
  onSale: 'Ve slevě',
  didYouMean: 'Zkuste některý z těchto výrazů',
  related: 'Ostatní hledali také',
  charactersLeft: {
    one: 'Zbývá {count} znak.',
    few: 'Zbývají {count} znaky.',
    many: 'Zbývá {count} znaku.',
    other: 'Zbývá {count} znaků.',
  },
  recent: 'Poslední hledání',
  forget: 'Odebrat „{query}“ z historie',
  forgetAll: 'Vymazat poslední hledání',
  results: 'Výsledky vyhledávání',
  ceiling: 'Tady seznam končí. Ostatní výsledky uvidíte, když hledání upřesníte.',
  empty: 'Nic jsme nenašli.',
  emptyFor: 'Pro „{query}“ jsme nic nenašli.',
  emptyFiltered: 'Žádný výsledek neodpovídá všem vybraným filtrům.',
  degraded:
    'Vyhledávání teď není plně dostupné: výsledky nemusí být úplné a filtry a řazení se nemusí uplatnit.',
  degradedEmpty: 'Vyhledávání teď není dostupné. Zkuste to prosím za chvíli.',
  nativeSearch: 'Zobrazit výsledky běžného vyhledávání obchodu',
  standardResults: 'Zobrazujeme běžné výsledky obchodu.',
  limited: 'Právě teď hledá mnoho lidí. Za okamžik to zkusíme znovu.',
  failed: 'Vyhledávání se nezdařilo.',
  offline: 'Chybí připojení. Zkontrolujte síť a zkuste to znovu.',
  retry: 'Zkusit znovu',
  by: 'Autor: {author}',
  filters: 'Filtry',
  filtersChosen: 'Filtry ({count})',
  moreFilters: 'Více',
  close: 'Zavřít',
  showResults: {
    one: 'Zobrazit {count} výsledek',
    few: 'Zobrazit {count} výsledky',
    many: 'Zobrazit {count} výsledku',
    other: 'Zobrazit {count} výsledků',
  },
  skipFilters: 'Přeskočit filtry a přejít na výsledky',
  clearAll: 'Zrušit vše',
  remove: 'Zrušit filtr {name}',
  chosen: 'Vybrané filtry',
  priceAtLeast: 'Od {price}',
  priceAtMost: 'Do {price}',
  notOnSale: 'Bez slevy',
  addToCart: 'Přidat do košíku',
  chooseOptions: 'Vybrat variantu',
  add_busy: 'Přidává se…',
  add_done: 'Přidáno do košíku',
  add_failed: 'Přidání se nezdařilo. Zkuste to prosím znovu.',
  pageList: 'Stránky výsledků',
  pageOf: 'Stránka {page} z {count}',
  page: '{page}',
  pageLabel: 'Stránka {page}',
  previousPage: 'Předchozí stránka',
  nextPage: 'Další stránka',
  columns: 'Sloupce',
  columnCount: {
    one: '{count} sloupec',
    few: '{count} sloupce',
    many: '{count} sloupce',
    other: '{count} sloupců',
  },
  resultCount: {
    one: '{count} výsledek',
    few: '{count} výsledky',
    many: '{count} výsledku',
    other: '{count} výsledků',
  },
  resultCountFor: {
    one: '{count} výsledek pro „{query}“',
    few: '{count} výsledky pro „{query}“',
    many: '{count} výsledku pro „{query}“',
    other: '{count} výsledků pro „{query}“',
  },
  shown: '{shown} z {count}',
  loading: 'Hledáme…',
  sort: 'Řadit podle',
  sort_relevance: 'Relevance',
  sort_price_asc: 'Od nejlevnějších',
  sort_price_desc: 'Od nejdražších',
  sort_newest: 'Od nejnovějších',
  sort_featured: 'Doporučené',
  more: 'Načíst další',
  previous: 'Zobrazit předchozí',
  percentOff: '-{percent} %',
  wasPrice: 'Běžná cena {price}',
  fromPrice: 'Od {price}',
  brand: 'Značka',
  type: 'Typ produktu',
  tags: 'Štítky',
  kind: 'Obsah',
  kind_product: 'Produkty',
  kind_article: 'Články',
  kind_page: 'Stránky',
  card_article: 'Článek',
  card_page: 'Stránka',
  price: 'Cena',
  priceMin: 'Nejnižší cena',
  priceMax: 'Nejvyšší cena',
  available: 'Skladem',
  priceFrom: 'Začátek cenového rozpětí',
  priceTo: 'Konec cenového rozpětí',
  findIn: 'Hledat v: {name}',
  found: {one: '{count} shoda', few: '{count} shody', many: '{count} shody', other: '{count} shod'},
  valueCount: '({count})',
  showMore: 'Zobrazit více ({count})',
  showLess: 'Zobrazit méně',
  firstValues: 'Zobrazeno nejčastějších: {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black černá černý
  white bílá bílý
  gray šedá šedý
  red červená červený
  blue modrá modrý
  green zelená zelený
  yellow žlutá žlutý
  orange oranžová oranžový
  pink růžová růžový
  purple fialová fialový
  brown hnědá hnědý
  beige béžová béžový
  gold zlatá zlatý
  silver stříbrná stříbrný
  navy tmavěmodrá
`;
