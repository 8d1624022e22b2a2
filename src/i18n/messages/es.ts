import type {Messages} from '../translator.ts';

export default {
  search: 'Buscar',
  searchProducts: 'Buscar productos',
  suggestions: 'Sugerencias de búsqueda',
  suggestionCount: {
    one: '{count} sugerencia. Usa las flechas para elegirla.',
    many: '{count} de sugerencias. Usa las flechas para elegir.',
    other: '{count} sugerencias. Usa las flechas para elegir.',
  },
  helpCount: {one: '{count} sugerencia', many: '{count} de sugerencias', other: '{count} sugerencias'},
  products: 'Productos',
  articles: 'Artículos',
  pages: 'Páginas',
  goTo: 'Ir a {place}',
  pageFor: 'Página de «{query}»',
  seeAll: {
    one: 'Ver {count} resultado',
    many: 'Ver los {count} de resultados',
    other: 'Ver los {count} resultados',
  },
  searchFor: 'Buscar «{query}»',
  resultsFor: 'Resultados para «{query}»',
  popular: 'Búsquedas populares',
  viewed: 'Vistos recientemente',
  startHint: 'Escribe lo que buscas.',
  noSuggestions: 'No hay resultados para «{query}».',
  tooLong: 'Acorta la búsqueda a {count} caracteres.',
  soldOut: 'Agotado',
  onSale: 'En oferta',
  didYouMean: 'Prueba con alguna de estas búsquedas',
  related: 'Otras personas también buscaron',
  charactersLeft: {
    one: 'Queda {count} carácter.',
    many: 'Quedan {count} de caracteres.',
    other: 'Quedan {count} caracteres.',
  },
  recent: 'Búsquedas recientes',
  forget: 'Quitar «{query}» del historial',
  forgetAll: 'Borrar las búsquedas recientes',
  results: 'Resultados de la búsqueda',
  ceiling: 'La lista llega hasta aquí. Acota la búsqueda para ver el resto.',
  empty: 'No hay resultados.',
  emptyFor: 'No hay resultados para «{query}».',
  emptyFiltered: 'Ningún resultado cumple todos los filtros elegidos.',
  degraded:
    'La búsqueda no está del todo disponible en este momento: pueden faltar resultados, y los filtros y el orden pueden no aplicarse.',
  degradedEmpty: 'La búsqueda no está disponible en este momento. Vuelve a intentarlo dentro de un rato.',
  nativeSearch: 'Ver los resultados de la búsqueda estándar de la tienda',
  standardResults: 'Estos son los resultados estándar de la tienda.',
  limited: 'Hay muchas búsquedas en este momento. Lo intentaremos de nuevo enseguida.',
  failed: 'No se pudo hacer la búsqueda.',
  offline: 'Sin conexión. Comprueba la red y vuelve a intentarlo.',
  retry: 'Reintentar',
  by: 'Por {author}',
  filters: 'Filtros',
  filtersChosen: 'Filtros ({count})',
  moreFilters: 'Más',
  close: 'Cerrar',
  showResults: {
    one: 'Mostrar {count} resultado',
    many: 'Mostrar {count} de resultados',
    other: 'Mostrar {count} resultados',
  },
  skipFilters: 'Omitir los filtros e ir a los resultados',
  clearAll: 'Borrar todo',
  remove: 'Quitar el filtro {name}',
  chosen: 'Filtros seleccionados',
  priceAtLeast: 'Desde {price}',
  priceAtMost: 'Hasta {price}',
  notOnSale: 'Sin oferta',
  addToCart: 'Añadir al carrito',
  chooseOptions: 'Elegir opciones',
  add_busy: 'Añadiendo…',
  add_done: 'Añadido al carrito',
  add_failed: 'No se pudo añadir. Vuelve a intentarlo.',
  pageList: 'Páginas de resultados',
  pageOf: 'Página {page} de {count}',
  page: '{page}',
  pageLabel: 'Página {page}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  columns: 'Columnas',
  columnCount: {one: '{count} columna', many: '{count} de columnas', other: '{count} columnas'},
  resultCount: {one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados'},
  resultCountFor: {
    one: '{count} resultado para «{query}»',
    many: '{count} de resultados para «{query}»',
    other: '{count} resultados para «{query}»',
  },
  shown: '{shown} de {count}',
  loading: 'Buscando…',
  sort: 'Ordenar por',
  sort_relevance: 'Relevancia',
  sort_price_asc: 'Precio más bajo',
  sort_price_desc: 'Precio más alto',
  sort_newest: 'Novedades',
  sort_featured: 'Destacados',
  more: 'Ver más',
  previous: 'Ver anteriores',
  percentOff: '-{percent} %',
  wasPrice: 'Precio habitual {price}',
  fromPrice: 'Desde {price}',
  brand: 'Marca',
  type: 'Tipo de producto',
  tags: 'Etiquetas',
  kind: 'Contenido',
  kind_product: 'Productos',
  kind_article: 'Artículos',
  kind_page: 'Páginas',
  card_article: 'Artículo',
  card_page: 'Página',
  price: 'Precio',
  priceMin: 'Precio mínimo',
  priceMax: 'Precio máximo',
  available: 'Disponible',
  priceFrom: 'Inicio del rango de precios',
  priceTo: 'Fin del rango de precios',
  findIn: 'Buscar en {name}',
  found: {one: '{count} coincidencia', many: '{count} de coincidencias', other: '{count} coincidencias'},
  valueCount: '({count})',
  showMore: 'Mostrar más ({count})',
  showLess: 'Mostrar menos',
  firstValues: 'Se muestran los {count} más frecuentes.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black negro negra
  white blanco blanca
  gray gris
  red rojo roja
  blue azul
  green verde
  yellow amarillo amarilla
  orange naranja
  pink rosa
  purple morado violeta
  brown marrón
  gold dorado oro
  silver plateado plata
  navy azulmarino marino
`;
