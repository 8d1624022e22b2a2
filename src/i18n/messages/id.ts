import type {Messages} from '../translator.ts';

export default {
  search: 'Cari',
  searchProducts: 'Cari produk',
  suggestions: 'Saran pencarian',
  suggestionCount: {other: '{count} saran. Gunakan tombol panah untuk memilih.'},
  helpCount: {other: '{count} saran'},
  products: 'Produk',
  articles: 'Artikel',
  pages: 'Halaman',
  goTo: 'Buka {place}',
  pageFor: 'Halaman “{query}”',
  seeAll: {other: 'Lihat semua {count} hasil'},
  searchFor: 'Cari “{query}”',
  resultsFor: 'Hasil untuk “{query}”',
  popular: 'Pencarian populer',
  startHint: 'Ketik yang Anda cari.',
  noSuggestions: 'Tidak ada hasil untuk “{query}”.',
  tooLong: 'Persingkat pencarian menjadi {count} karakter.',
  soldOut: 'Stok habis',
  onSale: 'Diskon',
  didYouMean: 'Coba salah satu kata kunci ini',
  related: 'Orang lain juga mencari',
  charactersLeft: {other: 'Sisa {count} karakter.'},
  recent: 'Pencarian terbaru',
  forget: 'Hapus “{query}” dari riwayat',
  forgetAll: 'Hapus pencarian terbaru',
  results: 'Hasil pencarian',
  ceiling: 'Daftar hanya sampai di sini. Persempit pencarian untuk melihat sisanya.',
  empty: 'Tidak ada hasil.',
  emptyFor: 'Tidak ada hasil untuk “{query}”.',
  emptyFiltered: 'Tidak ada hasil yang cocok dengan semua filter pilihan Anda.',
  degraded:
    'Pencarian sedang tidak tersedia sepenuhnya. Beberapa hasil mungkin tidak muncul, dan filter atau urutan mungkin tidak berlaku.',
  degradedEmpty: 'Pencarian sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  nativeSearch: 'Lihat hasil pencarian bawaan toko',
  standardResults: 'Ini hasil pencarian bawaan toko.',
  limited: 'Sedang banyak pencarian saat ini. Kami akan mencoba lagi sebentar lagi.',
  failed: 'Pencarian tidak dapat dilakukan.',
  offline: 'Tidak ada koneksi. Periksa jaringan Anda dan coba lagi.',
  retry: 'Coba lagi',
  by: 'Oleh {author}',
  filters: 'Filter',
  filtersChosen: 'Filter ({count})',
  moreFilters: 'Lainnya',
  close: 'Tutup',
  showResults: {other: 'Tampilkan {count} hasil'},
  skipFilters: 'Lewati filter, langsung ke hasil',
  clearAll: 'Hapus semua',
  remove: 'Hapus filter {name}',
  chosen: 'Filter yang dipilih',
  priceAtLeast: 'Mulai {price}',
  priceAtMost: 'Hingga {price}',
  notOnSale: 'Tanpa diskon',
  addToCart: 'Tambah ke keranjang',
  chooseOptions: 'Pilih opsi',
  add_busy: 'Menambahkan…',
  add_done: 'Ditambahkan ke keranjang',
  add_failed: 'Produk tidak dapat ditambahkan. Silakan coba lagi.',
  pageList: 'Halaman hasil',
  pageOf: 'Halaman {page} dari {count}',
  page: '{page}',
  pageLabel: 'Halaman {page}',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  columns: 'Kolom',
  columnCount: {other: '{count} kolom'},
  resultCount: {other: '{count} hasil'},
  resultCountFor: {other: '{count} hasil untuk “{query}”'},
  shown: '{shown} dari {count}',
  loading: 'Mencari…',
  sort: 'Urutkan',
  sort_relevance: 'Relevansi',
  sort_price_asc: 'Harga terendah',
  sort_price_desc: 'Harga tertinggi',
  sort_newest: 'Terbaru',
  sort_featured: 'Unggulan',
  more: 'Muat lagi',
  previous: 'Tampilkan sebelumnya',
  percentOff: 'Diskon {percent}%',
  wasPrice: 'Harga normal {price}',
  fromPrice: 'Mulai {price}',
  brand: 'Merek',
  type: 'Jenis produk',
  tags: 'Tag',
  kind: 'Konten',
  kind_product: 'Produk',
  kind_article: 'Artikel',
  kind_page: 'Halaman',
  card_article: 'Artikel',
  card_page: 'Halaman',
  price: 'Harga',
  priceMin: 'Harga terendah',
  priceMax: 'Harga tertinggi',
  available: 'Tersedia',
  priceFrom: 'Awal rentang harga',
  priceTo: 'Akhir rentang harga',
  findIn: 'Cari di {name}',
  found: {other: '{count} cocok'},
  valueCount: '({count})',
  showMore: 'Tampilkan lagi ({count})',
  showLess: 'Tampilkan lebih sedikit',
  firstValues: 'Menampilkan {count} yang paling sering muncul.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black hitam
  white putih
  gray abu-abu
  red merah
  blue biru
  green hijau
  yellow kuning
  orange oranye jingga
  pink merahmuda
  purple ungu
  brown cokelat coklat
  beige krem
  gold emas
  silver perak
  navy birudongker dongker
`;
