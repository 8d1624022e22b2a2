import type {Field, Problem} from './address.ts';

export interface CheckoutTexts {
  readonly title: string;
  readonly contact: string;
  readonly delivery: string;
  readonly payment: string;
  readonly noPayment: string;
  readonly fields: Readonly<Record<Field, string>>;
  readonly hints: Readonly<Partial<Record<Field, string>>>;
  readonly optional: string;
  readonly problems: Readonly<Record<Problem, (field: string) => string>>;
  readonly problemsTitle: string;
  readonly soldOut: string;
  readonly summary: string;
  readonly shipping: string;
  readonly free: string;
  readonly total: string;
  readonly taxIncluded: string;
  readonly placeOrder: string;
  readonly backToCart: string;
  readonly thanks: string;
  readonly orderNumber: (number: number) => string;
  readonly confirmation: (email: string) => string;
  readonly goOn: string;
}

const en: CheckoutTexts = {
  title: 'Checkout',
  contact: 'Contact',
  delivery: 'Delivery',
  payment: 'Payment',
  noPayment: 'This is a demo store: nothing is charged, and nothing is sent.',
  fields: {
    email: 'Email',
    name: 'Name',
    postal_code: 'Postal code',
    region: 'State or prefecture',
    street: 'City and street',
    building: 'Building, apartment',
  },
  hints: {},
  optional: 'optional',
  problems: {
    missing: field => `${field}: please fill this in.`,
    malformed: field => `${field}: this doesn’t look complete.`,
    too_long: field => `${field}: please use at most 200 characters.`,
  },
  problemsTitle: 'The order was not placed yet',
  soldOut: 'There is less left than you wanted. We changed your cart: please look it over.',
  summary: 'Your order',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  taxIncluded: 'Tax included.',
  placeOrder: 'Place the order',
  backToCart: 'Back to the cart',
  thanks: 'Thank you for your order',
  orderNumber: number => `Order #${number}`,
  confirmation: email =>
    `A real store would write to ${email} now. This one doesn’t: it is a demo, and nothing is charged.`,
  goOn: 'Continue shopping',
};

const ja: CheckoutTexts = {
  title: 'ご購入手続き',
  contact: 'ご連絡先',
  delivery: 'お届け先',
  payment: 'お支払い',
  noPayment: 'デモストアのため、お支払いも発送もありません。',
  fields: {
    email: 'メールアドレス',
    name: 'お名前',
    postal_code: '郵便番号',
    region: '都道府県',
    street: '市区町村・番地',
    building: '建物名・部屋番号',
  },
  hints: {postal_code: '例：150-0001'},
  optional: '任意',
  problems: {
    missing: field => `${field}を入力してください。`,
    malformed: field => `${field}の形式をご確認ください。`,
    too_long: field => `${field}は200文字以内で入力してください。`,
  },
  problemsTitle: 'ご注文はまだ完了していません',
  soldOut: '在庫数がご希望の数を下回りました。カートの数量を変更しましたので、ご確認ください。',
  summary: 'ご注文内容',
  shipping: '送料',
  free: '無料',
  total: '合計',
  taxIncluded: '税込',
  placeOrder: '注文を確定する',
  backToCart: 'カートに戻る',
  thanks: 'ご注文ありがとうございます',
  orderNumber: number => `ご注文番号 #${number}`,
  confirmation: email =>
    `実際のストアでは、ここで ${email} 宛てに確認メールをお送りします。デモストアのため、お支払いは発生しません。`,
  goOn: '買い物を続ける',
};

/** Chooses the texts for a locale; English for an unknown one. */
export function checkoutTexts(locale: string): CheckoutTexts {
  return locale.startsWith('ja') ? ja : en;
}
