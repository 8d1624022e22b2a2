import type {Bilingual} from './words.ts';

/** A page in both languages. */
export interface PageDraft {
  readonly handle: string;
  readonly title: Bilingual;
  readonly body: Bilingual;
}

export const PAGES: readonly PageDraft[] = [
  {
    handle: 'about',
    title: ['よりみち商店について', 'About Us'],
    body: [
      '<p>よりみち商店は、暮らしと外歩きの道具を扱う小さな店です。作り手をたずね、使ってから、棚に並べています。</p>',
      '<p>Yorimichi is a small shop for things to live and walk with. We visit the makers and use what they make before we sell it.</p>',
    ],
  },
  {
    handle: 'shipping',
    title: ['送料と配送について', 'Shipping'],
    body: [
      '<p>全国一律600円、8,000円以上のお買い上げで送料無料です。午前中のご注文は、当日に発送します。</p>',
      '<p>Shipping is ¥600 anywhere in Japan, and free above ¥8,000. Orders placed in the morning leave the same day.</p>',
    ],
  },
  {
    handle: 'returns',
    title: ['返品と交換', 'Returns & Exchanges'],
    body: [
      '<p>お届けから14日以内、未使用のものに限り返品をお受けします。サイズ交換の送料は、当店が負担します。</p>',
      '<p>Unused goods may come back within 14 days. We pay the postage when you swap sizes.</p>',
    ],
  },
  {
    handle: 'size-guide',
    title: ['サイズの測り方', 'Size Guide'],
    body: [
      '<p>服は肩幅と身幅を、靴は足の長さと甲の高さを測ってください。迷ったときは、大きいほうをおすすめします。</p>',
      '<p>Measure shoulders and chest for clothes, length and instep for shoes. When in doubt, go up.</p>',
    ],
  },
  {
    handle: 'payment',
    title: ['お支払い方法', 'Payment'],
    body: [
      '<p>クレジットカード、コンビニ払い、銀行振込、代金引換をご利用いただけます。</p>',
      '<p>We take cards, convenience store payment, bank transfer and cash on delivery.</p>',
    ],
  },
  {
    handle: 'gift',
    title: ['ギフト包装とのし', 'Gift Wrapping'],
    body: [
      '<p>和紙での包装とのしを承ります。配送先が複数の場合は、備考欄にお書きください。</p>',
      '<p>We wrap in washi, with or without noshi. For several addresses, leave us a note.</p>',
    ],
  },
  {
    handle: 'repairs',
    title: ['修理について', 'Repairs'],
    body: [
      '<p>テントの破れ、革のほつれ、包丁の欠け。まずは写真をお送りください。できるかぎり直します。</p>',
      '<p>Torn tents, frayed leather, chipped blades: send us a picture, and we will mend what we can.</p>',
    ],
  },
  {
    handle: 'faq',
    title: ['よくあるご質問', 'FAQ'],
    body: [
      '<p>ご注文の変更、領収書の発行、再入荷のお知らせについて、よくいただくご質問にお答えします。</p>',
      '<p>Changing an order, receipts, restock notices: answers to what we are asked most.</p>',
    ],
  },
  {
    handle: 'contact',
    title: ['お問い合わせ', 'Contact'],
    body: [
      '<p>平日の十時から十七時まで、店の者がお返事します。お電話でもどうぞ。</p>',
      '<p>We answer from ten to five on weekdays, by mail or telephone.</p>',
    ],
  },
  {
    handle: 'privacy',
    title: ['個人情報の取り扱い', 'Privacy'],
    body: [
      '<p>お預かりした情報は、商品の発送とご連絡のためだけに使います。</p>',
      '<p>We use what you tell us to send your order and to reach you, and for nothing else.</p>',
    ],
  },
  {
    handle: 'stores',
    title: ['店舗のご案内', 'Our Shops'],
    body: [
      '<p>京都と松本に店があります。松本の店では、毎週土曜にコーヒーを淹れています。</p>',
      '<p>You find us in Kyoto and Matsumoto. In Matsumoto we pour coffee on Saturdays.</p>',
    ],
  },
  {
    handle: 'summer-campaign',
    title: ['夏のキャンペーン', 'Summer Campaign'],
    body: [
      '<p>八月末まで、夏の服と道具をまとめてご紹介します。暑い日を、少しだけ涼しく。</p>',
      '<p>Summer clothes and gear, gathered until the end of August. For days a little cooler.</p>',
    ],
  },
];
