import type {Messages} from '../translator.ts';

export default {
  search: 'Ara',
  searchProducts: 'Ürün ara',
  suggestions: 'Arama önerileri',
  suggestionCount: {
    one: '{count} öneri. Ok tuşlarıyla seçebilirsiniz.',
    other: '{count} öneri. Ok tuşlarıyla seçebilirsiniz.',
  },
  helpCount: {one: '{count} öneri', other: '{count} öneri'},
  products: 'Ürünler',
  articles: 'Yazılar',
  pages: 'Sayfalar',
  goTo: '{place} sayfasına git',
  pageFor: '“{query}” sayfası',
  seeAll: {one: '{count} sonucu gör', other: '{count} sonucun tümünü gör'},
  searchFor: '“{query}” için ara',
  resultsFor: '“{query}” için sonuçlar',
  popular: 'Popüler aramalar',
  viewed: 'Son görüntülenenler',
  startHint: 'Aradığınızı yazın.',
  noSuggestions: '“{query}” için sonuç bulunamadı.',
  tooLong: 'Lütfen aramanızı {count} karaktere kısaltın.',
  soldOut: 'Tükendi',
  onSale: 'İndirimde',
  didYouMean: 'Şunlardan birini deneyin',
  related: 'Diğer kullanıcıların aramaları',
  charactersLeft: {one: '{count} karakter kaldı.', other: '{count} karakter kaldı.'},
  recent: 'Son aramalar',
  forget: '“{query}” aramasını geçmişten sil',
  forgetAll: 'Son aramaları temizle',
  results: 'Arama sonuçları',
  ceiling: 'Liste burada sona eriyor. Kalanları görmek için aramanızı daraltın.',
  empty: 'Sonuç bulunamadı.',
  emptyFor: '“{query}” için sonuç bulunamadı.',
  emptyFiltered: 'Seçtiğiniz filtrelerin tümüne uyan sonuç yok.',
  degraded:
    'Arama şu anda tam olarak kullanılamıyor; bazı sonuçlar eksik olabilir, filtreler ve sıralama uygulanmayabilir.',
  degradedEmpty: 'Arama şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.',
  nativeSearch: 'Mağazanın standart arama sonuçlarını gör',
  standardResults: 'Bunlar mağazanın standart sonuçlarıdır.',
  limited: 'Şu anda çok sayıda arama yapılıyor. Birazdan yeniden deneyeceğiz.',
  failed: 'Arama yapılamadı.',
  offline: 'Bağlantı yok. Ağınızı kontrol edip tekrar deneyin.',
  retry: 'Tekrar dene',
  by: 'Yazan: {author}',
  filters: 'Filtreler',
  filtersChosen: 'Filtreler ({count})',
  moreFilters: 'Daha fazla',
  close: 'Kapat',
  showResults: {one: '{count} sonucu göster', other: '{count} sonucu göster'},
  skipFilters: 'Filtreleri atla ve sonuçlara git',
  clearAll: 'Tümünü temizle',
  remove: '{name} filtresini kaldır',
  chosen: 'Seçili filtreler',
  priceAtLeast: '{price} ve üzeri',
  priceAtMost: '{price} ve altı',
  notOnSale: 'İndirimde değil',
  addToCart: 'Sepete ekle',
  chooseOptions: 'Seçenekleri belirle',
  add_busy: 'Ekleniyor…',
  add_done: 'Sepete eklendi',
  add_failed: 'Sepete eklenemedi. Lütfen tekrar deneyin.',
  pageList: 'Sonuç sayfaları',
  pageOf: 'Sayfa {page} / {count}',
  page: '{page}',
  pageLabel: 'Sayfa {page}',
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  columns: 'Sütunlar',
  columnCount: {one: '{count} sütun', other: '{count} sütun'},
  resultCount: {one: '{count} sonuç', other: '{count} sonuç'},
  resultCountFor: {one: '“{query}” için {count} sonuç', other: '“{query}” için {count} sonuç'},
  shown: '{shown} / {count}',
  loading: 'Aranıyor…',
  sort: 'Sırala',
  sort_relevance: 'En uygun',
  sort_price_asc: 'En düşük fiyat',
  sort_price_desc: 'En yüksek fiyat',
  sort_newest: 'En yeniler',
  sort_featured: 'Öne çıkanlar',
  more: 'Daha fazla göster',
  previous: 'Öncekileri göster',
  percentOff: '%{percent} indirim',
  wasPrice: 'Normal fiyat {price}',
  fromPrice: 'Başlangıç: {price}',
  brand: 'Marka',
  type: 'Ürün türü',
  tags: 'Etiketler',
  kind: 'İçerik',
  kind_product: 'Ürünler',
  kind_article: 'Yazılar',
  kind_page: 'Sayfalar',
  card_article: 'Yazı',
  card_page: 'Sayfa',
  price: 'Fiyat',
  priceMin: 'En düşük fiyat',
  priceMax: 'En yüksek fiyat',
  available: 'Stokta',
  priceFrom: 'Fiyat aralığının başı',
  priceTo: 'Fiyat aralığının sonu',
  findIn: '{name} içinde ara',
  found: {one: '{count} eşleşme', other: '{count} eşleşme'},
  valueCount: '({count})',
  showMore: 'Daha fazla göster ({count})',
  showLess: 'Daha az göster',
  firstValues: 'En sık görülen {count} değer listeleniyor.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black siyah
  white beyaz
  gray gri
  red kırmızı
  blue mavi
  green yeşil
  yellow sarı
  orange turuncu
  pink pembe
  purple mor
  brown kahverengi
  beige bej
  gold altın
  silver gümüş
  navy lacivert
`;
