import type {Messages} from '../translator.ts';

export default {
  search: 'Найти',
  searchProducts: 'Поиск товаров',
  suggestions: 'Поисковые подсказки',
  suggestionCount: {
    one: '{count} подсказка. Выберите стрелками.',
    few: '{count} подсказки. Выберите стрелками.',
    many: '{count} подсказок. Выберите стрелками.',
    other: '{count} подсказки. Выберите стрелками.',
  },
  helpCount: {
    one: '{count} подсказка',
    few: '{count} подсказки',
    many: '{count} подсказок',
    other: '{count} подсказки',
  },
  products: 'Товары',
  articles: 'Статьи',
  pages: 'Страницы',
  goTo: 'Перейти: {place}',
  pageFor: 'Страница «{query}»',
  seeAll: {
    one: 'Показать {count} результат',
    few: 'Показать все {count} результата',
    many: 'Показать все {count} результатов',
    other: 'Показать все {count} результата',
  },
  searchFor: 'Найти «{query}»',
  resultsFor: 'Результаты по запросу «{query}»',
  popular: 'Популярные запросы',
  startHint: 'Введите, что вы ищете.',
  noSuggestions: 'По запросу «{query}» ничего не найдено.',
  tooLong: 'Сократите запрос до {count} символов.',
  soldOut: 'Нет в наличии',
  onSale: 'Со скидкой',
  didYouMean: 'Попробуйте один из этих запросов',
  related: 'Также ищут',
  charactersLeft: {
    one: 'Остался {count} символ.',
    few: 'Осталось {count} символа.',
    many: 'Осталось {count} символов.',
    other: 'Осталось {count} символа.',
  },
  recent: 'Недавние запросы',
  forget: 'Удалить «{query}» из истории',
  forgetAll: 'Очистить недавние запросы',
  results: 'Результаты поиска',
  ceiling: 'Это конец списка. Уточните запрос, чтобы увидеть остальное.',
  empty: 'Ничего не найдено.',
  emptyFor: 'По запросу «{query}» ничего не найдено.',
  emptyFiltered: 'Нет результатов, подходящих под все выбранные фильтры.',
  degraded:
    'Поиск сейчас доступен не полностью: некоторых результатов может не быть, а фильтры и сортировка могут не применяться.',
  degradedEmpty: 'Поиск сейчас недоступен. Пожалуйста, попробуйте чуть позже.',
  nativeSearch: 'Показать результаты обычного поиска магазина',
  standardResults: 'Это обычные результаты поиска магазина.',
  limited: 'Сейчас слишком много запросов. Скоро попробуем ещё раз.',
  failed: 'Не удалось выполнить поиск.',
  offline: 'Нет соединения. Проверьте сеть и попробуйте снова.',
  retry: 'Повторить',
  by: 'Автор: {author}',
  filters: 'Фильтры',
  filtersChosen: 'Фильтры ({count})',
  moreFilters: 'Ещё',
  close: 'Закрыть',
  showResults: {
    one: 'Показать {count} результат',
    few: 'Показать {count} результата',
    many: 'Показать {count} результатов',
    other: 'Показать {count} результата',
  },
  skipFilters: 'Пропустить фильтры и перейти к результатам',
  clearAll: 'Сбросить всё',
  remove: 'Убрать фильтр «{name}»',
  chosen: 'Выбранные фильтры',
  priceAtLeast: 'От {price}',
  priceAtMost: 'До {price}',
  notOnSale: 'Без скидки',
  addToCart: 'В корзину',
  chooseOptions: 'Выбрать вариант',
  add_busy: 'Добавляем…',
  add_done: 'Добавлено в корзину',
  add_failed: 'Не удалось добавить. Попробуйте ещё раз.',
  pageList: 'Страницы результатов',
  pageOf: 'Страница {page} из {count}',
  page: '{page}',
  pageLabel: 'Страница {page}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  columns: 'Колонки',
  columnCount: {
    one: '{count} колонка',
    few: '{count} колонки',
    many: '{count} колонок',
    other: '{count} колонки',
  },
  resultCount: {
    one: '{count} результат',
    few: '{count} результата',
    many: '{count} результатов',
    other: '{count} результата',
  },
  resultCountFor: {
    one: '{count} результат по запросу «{query}»',
    few: '{count} результата по запросу «{query}»',
    many: '{count} результатов по запросу «{query}»',
    other: '{count} результата по запросу «{query}»',
  },
  shown: '{shown} из {count}',
  loading: 'Идёт поиск…',
  sort: 'Сортировка',
  sort_relevance: 'По релевантности',
  sort_price_asc: 'Сначала дешевле',
  sort_price_desc: 'Сначала дороже',
  sort_newest: 'Сначала новинки',
  sort_featured: 'Рекомендуемые',
  more: 'Показать ещё',
  previous: 'Показать предыдущие',
  percentOff: '−{percent} %',
  wasPrice: 'Обычная цена {price}',
  fromPrice: 'От {price}',
  brand: 'Бренд',
  type: 'Тип товара',
  tags: 'Метки',
  kind: 'Раздел',
  kind_product: 'Товары',
  kind_article: 'Статьи',
  kind_page: 'Страницы',
  card_article: 'Статья',
  card_page: 'Страница',
  price: 'Цена',
  priceMin: 'Минимальная цена',
  priceMax: 'Максимальная цена',
  available: 'В наличии',
  priceFrom: 'Начало диапазона цен',
  priceTo: 'Конец диапазона цен',
  findIn: 'Найти: {name}',
  found: {
    one: '{count} совпадение',
    few: '{count} совпадения',
    many: '{count} совпадений',
    other: '{count} совпадения',
  },
  valueCount: '({count})',
  showMore: 'Показать ещё ({count})',
  showLess: 'Свернуть',
  firstValues: 'Показаны самые частые: {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black чёрный черный чёрная
  white белый белая
  gray серый серая
  red красный красная
  blue синий синяя
  green зелёный зеленый зелёная
  yellow жёлтый желтый жёлтая
  orange оранжевый
  pink розовый
  purple фиолетовый
  brown коричневый
  beige бежевый
  gold золотой золотистый
  silver серебряный серебристый
  navy тёмно-синий темно-синий
`;
