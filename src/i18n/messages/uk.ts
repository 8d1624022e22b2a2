import type {Messages} from '../translator.ts';

export default {
  search: 'Знайти',
  searchProducts: 'Пошук товарів',
  suggestions: 'Пошукові підказки',
  suggestionCount: {
    one: '{count} підказка. Виберіть стрілками.',
    few: '{count} підказки. Виберіть стрілками.',
    many: '{count} підказок. Виберіть стрілками.',
    other: '{count} підказки. Виберіть стрілками.',
  },
  helpCount: {
    one: '{count} підказка',
    few: '{count} підказки',
    many: '{count} підказок',
    other: '{count} підказки',
  },
  products: 'Товари',
  articles: 'Статті',
  pages: 'Сторінки',
  goTo: 'Перейти: {place}',
  pageFor: 'Сторінка «{query}»',
  seeAll: {
    one: 'Показати {count} результат',
    few: 'Показати всі {count} результати',
    many: 'Показати всі {count} результатів',
    other: 'Показати всі {count} результату',
  },
  searchFor: 'Знайти «{query}»',
  resultsFor: 'Результати за запитом «{query}»',
  popular: 'Популярні запити',
  startHint: 'Введіть, що ви шукаєте.',
  noSuggestions: 'За запитом «{query}» нічого не знайдено.',
  tooLong: 'Скоротіть запит до {count} символів.',
  soldOut: 'Немає в наявності',
  onSale: 'Зі знижкою',
  didYouMean: 'Спробуйте один із цих запитів',
  related: 'Також шукають',
  charactersLeft: {
    one: 'Залишився {count} символ.',
    few: 'Залишилося {count} символи.',
    many: 'Залишилося {count} символів.',
    other: 'Залишилося {count} символу.',
  },
  recent: 'Нещодавні запити',
  forget: 'Вилучити «{query}» з історії',
  forgetAll: 'Очистити нещодавні запити',
  results: 'Результати пошуку',
  ceiling: 'Це кінець списку. Уточніть запит, щоб побачити решту.',
  empty: 'Нічого не знайдено.',
  emptyFor: 'За запитом «{query}» нічого не знайдено.',
  emptyFiltered: 'Немає результатів, що відповідають усім вибраним фільтрам.',
  degraded:
    'Пошук зараз доступний не повністю: деяких результатів може бракувати, а фільтри й сортування можуть не застосовуватися.',
  degradedEmpty: 'Пошук зараз недоступний. Будь ласка, спробуйте трохи згодом.',
  nativeSearch: 'Показати результати звичайного пошуку магазину',
  standardResults: 'Це звичайні результати пошуку магазину.',
  limited: 'Зараз забагато запитів. Невдовзі спробуємо ще раз.',
  failed: 'Не вдалося виконати пошук.',
  offline: 'Немає з’єднання. Перевірте мережу й спробуйте знову.',
  retry: 'Спробувати ще раз',
  by: 'Автор: {author}',
  filters: 'Фільтри',
  filtersChosen: 'Фільтри ({count})',
  moreFilters: 'Ще',
  close: 'Закрити',
  showResults: {
    one: 'Показати {count} результат',
    few: 'Показати {count} результати',
    many: 'Показати {count} результатів',
    other: 'Показати {count} результату',
  },
  skipFilters: 'Пропустити фільтри й перейти до результатів',
  clearAll: 'Скинути все',
  remove: 'Прибрати фільтр «{name}»',
  chosen: 'Вибрані фільтри',
  priceAtLeast: 'Від {price}',
  priceAtMost: 'До {price}',
  notOnSale: 'Без знижки',
  addToCart: 'До кошика',
  chooseOptions: 'Вибрати варіант',
  add_busy: 'Додаємо…',
  add_done: 'Додано до кошика',
  add_failed: 'Не вдалося додати. Спробуйте ще раз.',
  pageList: 'Сторінки результатів',
  pageOf: 'Сторінка {page} з {count}',
  page: '{page}',
  pageLabel: 'Сторінка {page}',
  previousPage: 'Попередня сторінка',
  nextPage: 'Наступна сторінка',
  columns: 'Стовпці',
  columnCount: {
    one: '{count} стовпець',
    few: '{count} стовпці',
    many: '{count} стовпців',
    other: '{count} стовпця',
  },
  resultCount: {
    one: '{count} результат',
    few: '{count} результати',
    many: '{count} результатів',
    other: '{count} результату',
  },
  resultCountFor: {
    one: '{count} результат за запитом «{query}»',
    few: '{count} результати за запитом «{query}»',
    many: '{count} результатів за запитом «{query}»',
    other: '{count} результату за запитом «{query}»',
  },
  shown: '{shown} з {count}',
  loading: 'Триває пошук…',
  sort: 'Сортування',
  sort_relevance: 'За релевантністю',
  sort_price_asc: 'Спочатку дешевші',
  sort_price_desc: 'Спочатку дорожчі',
  sort_newest: 'Спочатку новинки',
  sort_featured: 'Рекомендовані',
  more: 'Показати ще',
  previous: 'Показати попередні',
  percentOff: '−{percent} %',
  wasPrice: 'Звичайна ціна {price}',
  fromPrice: 'Від {price}',
  brand: 'Бренд',
  type: 'Тип товару',
  tags: 'Мітки',
  kind: 'Розділ',
  kind_product: 'Товари',
  kind_article: 'Статті',
  kind_page: 'Сторінки',
  card_article: 'Стаття',
  card_page: 'Сторінка',
  price: 'Ціна',
  priceMin: 'Мінімальна ціна',
  priceMax: 'Максимальна ціна',
  available: 'В наявності',
  priceFrom: 'Початок діапазону цін',
  priceTo: 'Кінець діапазону цін',
  findIn: 'Знайти: {name}',
  found: {one: '{count} збіг', few: '{count} збіги', many: '{count} збігів', other: '{count} збігу'},
  valueCount: '({count})',
  showMore: 'Показати ще ({count})',
  showLess: 'Згорнути',
  firstValues: 'Показано найчастіші: {count}.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black чорний чорна
  white білий біла
  gray сірий сіра
  red червоний червона
  blue синій синя
  green зелений зелена
  yellow жовтий жовта
  orange помаранчевий оранжевий
  pink рожевий
  purple фіолетовий
  brown коричневий
  beige бежевий
  gold золотий золотистий
  silver срібний сріблястий
  navy темно-синій
`;
