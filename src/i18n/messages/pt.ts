import type {Messages} from '../translator.ts';

export default {
  search: 'Pesquisar',
  searchProducts: 'Pesquisar produtos',
  suggestions: 'Sugestões de pesquisa',
  suggestionCount: {
    one: '{count} sugestão. Use as setas para escolher.',
    many: '{count} de sugestões. Use as setas para escolher.',
    other: '{count} sugestões. Use as setas para escolher.',
  },
  helpCount: {one: '{count} sugestão', many: '{count} de sugestões', other: '{count} sugestões'},
  products: 'Produtos',
  articles: 'Artigos',
  pages: 'Páginas',
  goTo: 'Ir para {place}',
  pageFor: 'Página de “{query}”',
  seeAll: {
    one: 'Ver {count} resultado',
    many: 'Ver os {count} de resultados',
    other: 'Ver os {count} resultados',
  },
  searchFor: 'Pesquisar “{query}”',
  resultsFor: 'Resultados para “{query}”',
  popular: 'Pesquisas populares',
  viewed: 'Vistos recentemente',
  queries: 'Pesquisas sugeridas',
  collections: 'Coleções',
  startHint: 'Digite o que você procura.',
  noSuggestions: 'Nenhum resultado para “{query}”.',
  tooLong: 'Reduza a pesquisa para {count} caracteres.',
  soldOut: 'Esgotado',
  onSale: 'Em promoção',
  didYouMean: 'Tente uma destas pesquisas',
  related: 'Outras pessoas também pesquisaram',
  charactersLeft: {
    one: 'Resta {count} caractere.',
    many: 'Restam {count} de caracteres.',
    other: 'Restam {count} caracteres.',
  },
  recent: 'Pesquisas recentes',
  forget: 'Remover “{query}” do histórico',
  forgetAll: 'Limpar pesquisas recentes',
  results: 'Resultados da pesquisa',
  ceiling: 'A lista termina aqui. Refine a pesquisa para ver o restante.',
  empty: 'Nenhum resultado.',
  emptyFor: 'Nenhum resultado para “{query}”.',
  emptyFiltered: 'Nenhum resultado atende a todos os filtros escolhidos.',
  degraded:
    'A pesquisa não está totalmente disponível no momento: podem faltar resultados, e os filtros e a ordenação podem não ser aplicados.',
  degradedEmpty: 'A pesquisa não está disponível no momento. Tente novamente em instantes.',
  nativeSearch: 'Ver os resultados da pesquisa padrão da loja',
  standardResults: 'Estes são os resultados padrão da loja.',
  lateResults: 'Os resultados da pesquisa completa estão prontos.',
  limited: 'Há muitas pesquisas neste momento. Vamos tentar de novo em instantes.',
  failed: 'Não foi possível fazer a pesquisa.',
  offline: 'Sem conexão. Verifique a rede e tente novamente.',
  retry: 'Tentar novamente',
  by: 'Por {author}',
  filters: 'Filtros',
  filtersChosen: 'Filtros ({count})',
  moreFilters: 'Mais',
  close: 'Fechar',
  showResults: {
    one: 'Mostrar {count} resultado',
    many: 'Mostrar {count} de resultados',
    other: 'Mostrar {count} resultados',
  },
  skipFilters: 'Pular os filtros e ir para os resultados',
  clearAll: 'Limpar tudo',
  remove: 'Remover o filtro {name}',
  chosen: 'Filtros selecionados',
  priceAtLeast: 'A partir de {price}',
  priceAtMost: 'Até {price}',
  notOnSale: 'Sem promoção',
  addToCart: 'Adicionar ao carrinho',
  chooseOptions: 'Escolher opções',
  add_busy: 'Adicionando…',
  add_done: 'Adicionado ao carrinho',
  add_failed: 'Não foi possível adicionar. Tente novamente.',
  pageList: 'Páginas de resultados',
  pageOf: 'Página {page} de {count}',
  page: '{page}',
  pageLabel: 'Página {page}',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  columns: 'Colunas',
  columnCount: {one: '{count} coluna', many: '{count} de colunas', other: '{count} colunas'},
  resultCount: {one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados'},
  resultCountFor: {
    one: '{count} resultado para “{query}”',
    many: '{count} de resultados para “{query}”',
    other: '{count} resultados para “{query}”',
  },
  shown: '{shown} de {count}',
  loading: 'Pesquisando…',
  sort: 'Ordenar por',
  sort_relevance: 'Relevância',
  sort_price_asc: 'Menor preço',
  sort_price_desc: 'Maior preço',
  sort_newest: 'Novidades',
  sort_featured: 'Destaques',
  more: 'Carregar mais',
  previous: 'Mostrar anteriores',
  percentOff: '-{percent}%',
  salePrice: 'Preço promocional {price}',
  wasPrice: 'Preço normal {price}',
  fromPrice: 'A partir de {price}',
  brand: 'Marca',
  type: 'Tipo de produto',
  tags: 'Etiquetas',
  kind: 'Conteúdo',
  kind_product: 'Produtos',
  kind_article: 'Artigos',
  kind_page: 'Páginas',
  card_article: 'Artigo',
  card_page: 'Página',
  price: 'Preço',
  priceMin: 'Preço mínimo',
  priceMax: 'Preço máximo',
  availability: 'Disponibilidade',
  available: 'Em estoque',
  priceFrom: 'Início da faixa de preço',
  priceTo: 'Fim da faixa de preço',
  findIn: 'Pesquisar em {name}',
  found: {
    one: '{count} correspondência',
    many: '{count} de correspondências',
    other: '{count} correspondências',
  },
  valueCount: '({count})',
  showMore: 'Mostrar mais ({count})',
  showLess: 'Mostrar menos',
  firstValues: 'São mostrados os {count} mais frequentes.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black preto preta
  white branco branca
  gray cinza cinzento
  red vermelho vermelha
  blue azul
  green verde
  yellow amarelo amarela
  orange laranja
  pink rosa
  purple roxo roxa
  brown marrom castanho
  beige bege
  gold dourado ouro
  silver prateado prata
  navy azulmarinho marinho
`;
