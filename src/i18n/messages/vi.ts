import type {Messages} from '../translator.ts';

export default {
  search: 'Tìm kiếm',
  searchProducts: 'Tìm sản phẩm',
  suggestions: 'Gợi ý tìm kiếm',
  suggestionCount: {other: '{count} gợi ý. Dùng phím mũi tên để chọn.'},
  helpCount: {other: '{count} gợi ý'},
  products: 'Sản phẩm',
  articles: 'Bài viết',
  pages: 'Trang',
  goTo: 'Đến {place}',
  pageFor: 'Trang về “{query}”',
  seeAll: {other: 'Xem tất cả {count} kết quả'},
  searchFor: 'Tìm “{query}”',
  resultsFor: 'Kết quả cho “{query}”',
  popular: 'Tìm kiếm phổ biến',
  startHint: 'Nhập nội dung bạn muốn tìm.',
  noSuggestions: 'Không tìm thấy kết quả nào cho “{query}”.',
  tooLong: 'Vui lòng rút ngắn nội dung tìm kiếm còn {count} ký tự.',
  soldOut: 'Hết hàng',
  onSale: 'Đang giảm giá',
  didYouMean: 'Hãy thử một trong các từ khóa này',
  related: 'Người khác cũng tìm',
  charactersLeft: {other: 'Còn {count} ký tự.'},
  recent: 'Tìm kiếm gần đây',
  forget: 'Xóa “{query}” khỏi lịch sử',
  forgetAll: 'Xóa các tìm kiếm gần đây',
  results: 'Kết quả tìm kiếm',
  ceiling: 'Danh sách chỉ hiển thị đến đây. Hãy thu hẹp tìm kiếm để xem phần còn lại.',
  empty: 'Không tìm thấy kết quả nào.',
  emptyFor: 'Không tìm thấy kết quả nào cho “{query}”.',
  emptyFiltered: 'Không có kết quả nào khớp với tất cả bộ lọc đã chọn.',
  degraded:
    'Tính năng tìm kiếm hiện chưa hoạt động đầy đủ: kết quả có thể bị thiếu, bộ lọc và cách sắp xếp có thể không được áp dụng.',
  degradedEmpty: 'Tính năng tìm kiếm hiện không hoạt động. Vui lòng thử lại sau ít phút.',
  nativeSearch: 'Xem kết quả tìm kiếm thông thường của cửa hàng',
  standardResults: 'Đây là kết quả thông thường của cửa hàng.',
  limited: 'Hiện có nhiều lượt tìm kiếm. Hệ thống sẽ thử lại sau giây lát.',
  failed: 'Không thể thực hiện tìm kiếm.',
  offline: 'Không có kết nối. Hãy kiểm tra mạng rồi thử lại.',
  retry: 'Thử lại',
  by: 'Bởi {author}',
  filters: 'Bộ lọc',
  filtersChosen: 'Bộ lọc ({count})',
  moreFilters: 'Thêm',
  close: 'Đóng',
  showResults: {other: 'Hiển thị {count} kết quả'},
  skipFilters: 'Bỏ qua bộ lọc và đến kết quả',
  clearAll: 'Xóa tất cả',
  remove: 'Xóa bộ lọc {name}',
  chosen: 'Bộ lọc đã chọn',
  priceAtLeast: 'Từ {price}',
  priceAtMost: 'Đến {price}',
  notOnSale: 'Không giảm giá',
  addToCart: 'Thêm vào giỏ hàng',
  chooseOptions: 'Chọn phiên bản',
  add_busy: 'Đang thêm…',
  add_done: 'Đã thêm vào giỏ hàng',
  add_failed: 'Không thể thêm sản phẩm. Vui lòng thử lại.',
  pageList: 'Các trang kết quả',
  pageOf: 'Trang {page}/{count}',
  page: '{page}',
  pageLabel: 'Trang {page}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  columns: 'Số cột',
  columnCount: {other: '{count} cột'},
  resultCount: {other: '{count} kết quả'},
  resultCountFor: {other: '{count} kết quả cho “{query}”'},
  shown: '{shown}/{count}',
  loading: 'Đang tìm…',
  sort: 'Sắp xếp theo',
  sort_relevance: 'Liên quan nhất',
  sort_price_asc: 'Giá: thấp đến cao',
  sort_price_desc: 'Giá: cao đến thấp',
  sort_newest: 'Mới nhất',
  sort_featured: 'Nổi bật',
  more: 'Xem thêm',
  previous: 'Xem phần trước',
  percentOff: 'Giảm {percent}%',
  wasPrice: 'Giá gốc {price}',
  fromPrice: 'Từ {price}',
  brand: 'Thương hiệu',
  type: 'Loại sản phẩm',
  tags: 'Thẻ',
  kind: 'Nội dung',
  kind_product: 'Sản phẩm',
  kind_article: 'Bài viết',
  kind_page: 'Trang',
  card_article: 'Bài viết',
  card_page: 'Trang',
  price: 'Giá',
  priceMin: 'Giá thấp nhất',
  priceMax: 'Giá cao nhất',
  available: 'Còn hàng',
  priceFrom: 'Đầu khoảng giá',
  priceTo: 'Cuối khoảng giá',
  findIn: 'Tìm trong {name}',
  found: {other: '{count} mục khớp'},
  valueCount: '({count})',
  showMore: 'Xem thêm ({count})',
  showLess: 'Thu gọn',
  firstValues: 'Đang hiển thị {count} mục phổ biến nhất.',
} satisfies Messages;

/** Words for colours, a line for each that begins with what CSS calls it. */
export const colours = `
  black đen
  white trắng
  gray xám
  red đỏ
  blue xanhdương xanhlam
  green xanhlá xanhlácây xanhlục
  yellow vàng
  orange cam
  pink hồng
  purple tím
  brown nâu
  beige kem
  gold vàngkim
  silver bạc
  navy xanhnavy xanhthan
`;
