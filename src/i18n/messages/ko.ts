import type {Messages} from '../translator.ts';

export default {
  search: '검색',
  searchProducts: '상품 검색',
  suggestions: '검색어 추천',
  suggestionCount: {other: '추천 {count}개. 화살표 키로 선택하세요.'},
  helpCount: {other: '추천 {count}개'},
  products: '상품',
  articles: '게시글',
  pages: '페이지',
  goTo: '{place}(으)로 이동',
  pageFor: '‘{query}’ 페이지',
  seeAll: {other: '검색 결과 {count}개 모두 보기'},
  searchFor: '‘{query}’ 검색',
  resultsFor: '‘{query}’ 검색 결과',
  popular: '인기 검색어',
  startHint: '찾으시는 상품을 입력해 주세요.',
  noSuggestions: '‘{query}’에 대한 검색 결과가 없습니다.',
  tooLong: '검색어를 {count}자 이내로 입력해 주세요.',
  soldOut: '품절',
  onSale: '세일',
  didYouMean: '이런 검색어는 어떠세요?',
  related: '함께 많이 찾는 검색어',
  charactersLeft: {other: '{count}자 더 입력할 수 있습니다.'},
  recent: '최근 검색어',
  forget: '‘{query}’ 검색 기록 삭제',
  forgetAll: '최근 검색어 모두 삭제',
  results: '검색 결과',
  ceiling: '더 이상 표시할 수 없습니다. 검색 조건을 좁혀 주세요.',
  empty: '검색 결과가 없습니다.',
  emptyFor: '‘{query}’에 대한 검색 결과가 없습니다.',
  emptyFiltered: '선택한 필터에 모두 맞는 결과가 없습니다.',
  degraded:
    '현재 검색을 일부만 이용할 수 있어 일부 결과가 표시되지 않거나 필터와 정렬이 적용되지 않을 수 있습니다.',
  degradedEmpty: '현재 검색을 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  nativeSearch: '스토어 기본 검색 결과 보기',
  standardResults: '스토어 기본 검색 결과입니다.',
  limited: '지금 검색 이용자가 많습니다. 잠시 후 자동으로 다시 시도합니다.',
  failed: '검색하지 못했습니다.',
  offline: '인터넷에 연결되어 있지 않습니다. 네트워크를 확인하고 다시 시도해 주세요.',
  retry: '다시 시도',
  by: '글 {author}',
  filters: '필터',
  filtersChosen: '필터 ({count})',
  moreFilters: '더보기',
  close: '닫기',
  showResults: {other: '결과 {count}개 보기'},
  skipFilters: '필터를 건너뛰고 결과로 이동',
  clearAll: '전체 해제',
  remove: '{name} 필터 해제',
  chosen: '선택한 필터',
  priceAtLeast: '{price} 이상',
  priceAtMost: '{price} 이하',
  notOnSale: '세일 제외',
  addToCart: '장바구니 담기',
  chooseOptions: '옵션 선택',
  add_busy: '담는 중…',
  add_done: '담았습니다',
  add_failed: '장바구니에 담지 못했습니다. 다시 시도해 주세요.',
  pageList: '검색 결과 페이지',
  pageOf: '{count}페이지 중 {page}페이지',
  page: '{page}',
  pageLabel: '{page}페이지',
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  columns: '열 개수',
  columnCount: {other: '{count}열'},
  resultCount: {other: '{count}개'},
  resultCountFor: {other: '‘{query}’ 검색 결과 {count}개'},
  shown: '{count}개 중 {shown}개 표시',
  loading: '검색 중…',
  sort: '정렬',
  sort_relevance: '관련도순',
  sort_price_asc: '낮은 가격순',
  sort_price_desc: '높은 가격순',
  sort_newest: '신상품순',
  sort_featured: '추천순',
  more: '더 보기',
  previous: '이전 상품 보기',
  percentOff: '{percent}% 할인',
  wasPrice: '정가 {price}',
  fromPrice: '{price}부터',
  brand: '브랜드',
  type: '상품 유형',
  tags: '태그',
  kind: '콘텐츠',
  kind_product: '상품',
  kind_article: '게시글',
  kind_page: '페이지',
  card_article: '게시글',
  card_page: '페이지',
  price: '가격',
  priceMin: '최저 가격',
  priceMax: '최고 가격',
  available: '재고 있음',
  priceFrom: '가격 범위 시작',
  priceTo: '가격 범위 끝',
  findIn: '{name}에서 찾기',
  found: {other: '{count}개 일치'},
  valueCount: '({count})',
  showMore: '더 보기 ({count})',
  showLess: '접기',
  firstValues: '가장 많은 {count}개를 표시합니다.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black 검정 검은 검은색 블랙
  white 흰 흰색 하양 화이트
  gray 회 회색 그레이
  red 빨강 빨간 빨간색 레드
  blue 파랑 파란 파란색 블루
  green 초록 녹 초록색 녹색 그린
  yellow 노랑 노란 노란색 옐로우 옐로
  orange 주황 오렌지
  pink 분홍 핑크
  purple 보라 퍼플
  brown 갈 갈색 브라운
  beige 베이지
  gold 금 골드
  silver 은 실버
  navy 남 남색 네이비
`;
