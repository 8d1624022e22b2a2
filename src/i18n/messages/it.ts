import type {Messages} from '../translator.ts';

export default {
  search: 'Cerca',
  searchProducts: 'Cerca prodotti',
  suggestions: 'Suggerimenti di ricerca',
  suggestionCount: {
    one: '{count} suggerimento. Usa i tasti freccia per sceglierlo.',
    many: '{count} di suggerimenti. Usa i tasti freccia per scegliere.',
    other: '{count} suggerimenti. Usa i tasti freccia per scegliere.',
  },
  helpCount: {one: '{count} suggerimento', many: '{count} di suggerimenti', other: '{count} suggerimenti'},
  products: 'Prodotti',
  articles: 'Articoli',
  pages: 'Pagine',
  goTo: 'Vai a {place}',
  pageFor: 'Pagina dedicata a “{query}”',
  seeAll: {
    one: 'Vedi {count} risultato',
    many: 'Vedi tutti i {count} di risultati',
    other: 'Vedi tutti i {count} risultati',
  },
  searchFor: 'Cerca “{query}”',
  resultsFor: 'Risultati per “{query}”',
  popular: 'Ricerche popolari',
  viewed: 'Visti di recente',
  startHint: 'Scrivi cosa stai cercando.',
  noSuggestions: 'Nessun risultato per “{query}”.',
  tooLong: 'Accorcia la ricerca a {count} caratteri.',
  soldOut: 'Esaurito',
  onSale: 'In offerta',
  didYouMean: 'Prova con uno di questi termini',
  related: 'Altri hanno cercato anche',
  charactersLeft: {
    one: 'Ancora {count} carattere.',
    many: 'Ancora {count} di caratteri.',
    other: 'Ancora {count} caratteri.',
  },
  recent: 'Ricerche recenti',
  forget: 'Rimuovi “{query}” dalla cronologia',
  forgetAll: 'Cancella le ricerche recenti',
  results: 'Risultati della ricerca',
  ceiling: 'L’elenco finisce qui. Restringi la ricerca per vedere gli altri risultati.',
  empty: 'Nessun risultato.',
  emptyFor: 'Nessun risultato per “{query}”.',
  emptyFiltered: 'Nessun risultato corrisponde a tutti i filtri scelti.',
  degraded:
    'La ricerca al momento non è del tutto disponibile: potrebbero mancare dei risultati, e filtri e ordinamento potrebbero non essere applicati.',
  degradedEmpty: 'La ricerca al momento non è disponibile. Riprova tra poco.',
  nativeSearch: 'Vedi i risultati della ricerca standard del negozio',
  standardResults: 'Questi sono i risultati standard del negozio.',
  limited: 'In questo momento ci sono molte ricerche. Riproveremo tra un attimo.',
  failed: 'Non è stato possibile effettuare la ricerca.',
  offline: 'Nessuna connessione. Controlla la rete e riprova.',
  retry: 'Riprova',
  by: 'Di {author}',
  filters: 'Filtri',
  filtersChosen: 'Filtri ({count})',
  moreFilters: 'Altro',
  close: 'Chiudi',
  showResults: {
    one: 'Mostra {count} risultato',
    many: 'Mostra {count} di risultati',
    other: 'Mostra {count} risultati',
  },
  skipFilters: 'Salta i filtri e vai ai risultati',
  clearAll: 'Cancella tutto',
  remove: 'Rimuovi il filtro {name}',
  chosen: 'Filtri selezionati',
  priceAtLeast: 'Da {price}',
  priceAtMost: 'Fino a {price}',
  notOnSale: 'Non in offerta',
  addToCart: 'Aggiungi al carrello',
  chooseOptions: 'Scegli le opzioni',
  add_busy: 'Aggiunta in corso…',
  add_done: 'Aggiunto al carrello',
  add_failed: 'Impossibile aggiungere l’articolo. Riprova.',
  pageList: 'Pagine dei risultati',
  pageOf: 'Pagina {page} di {count}',
  page: '{page}',
  pageLabel: 'Pagina {page}',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  columns: 'Colonne',
  columnCount: {one: '{count} colonna', many: '{count} di colonne', other: '{count} colonne'},
  resultCount: {one: '{count} risultato', many: '{count} di risultati', other: '{count} risultati'},
  resultCountFor: {
    one: '{count} risultato per “{query}”',
    many: '{count} di risultati per “{query}”',
    other: '{count} risultati per “{query}”',
  },
  shown: '{shown} di {count}',
  loading: 'Ricerca in corso…',
  sort: 'Ordina per',
  sort_relevance: 'Pertinenza',
  sort_price_asc: 'Prezzo crescente',
  sort_price_desc: 'Prezzo decrescente',
  sort_newest: 'Novità',
  sort_featured: 'In evidenza',
  more: 'Mostra altri',
  previous: 'Mostra precedenti',
  percentOff: '-{percent}%',
  wasPrice: 'Prezzo di listino {price}',
  fromPrice: 'Da {price}',
  brand: 'Marca',
  type: 'Tipo di prodotto',
  tags: 'Tag',
  kind: 'Contenuto',
  kind_product: 'Prodotti',
  kind_article: 'Articoli',
  kind_page: 'Pagine',
  card_article: 'Articolo',
  card_page: 'Pagina',
  price: 'Prezzo',
  priceMin: 'Prezzo minimo',
  priceMax: 'Prezzo massimo',
  available: 'Disponibile',
  priceFrom: 'Inizio della fascia di prezzo',
  priceTo: 'Fine della fascia di prezzo',
  findIn: 'Cerca in {name}',
  found: {one: '{count} corrispondenza', many: '{count} di corrispondenze', other: '{count} corrispondenze'},
  valueCount: '({count})',
  showMore: 'Mostra altro ({count})',
  showLess: 'Mostra meno',
  firstValues: 'Sono elencati i {count} più frequenti.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black nero nera
  white bianco bianca
  gray grigio grigia
  red rosso rossa
  blue blu
  green verde
  yellow giallo gialla
  orange arancione
  pink rosa
  purple viola
  brown marrone
  gold oro dorato
  silver argento
  navy blunavy
`;
