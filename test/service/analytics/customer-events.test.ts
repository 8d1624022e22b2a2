import {expect} from 'chai';

type Handler = (event: {readonly customData: object}) => void;
type Consent = Readonly<Record<'analyticsProcessingAllowed' | 'marketingAllowed', boolean>>;

/** The window of a custom pixel, with the tags that it may have begun to load. */
interface PixelWindow extends Window {
  readonly Function: typeof Function;
  readonly dataLayer?: readonly ArrayLike<unknown>[];
  readonly fbq?: {readonly queue: readonly unknown[][]};
}

const ALLOWED = {analyticsProcessingAllowed: true, marketingAllowed: true};
const REFUSED = {analyticsProcessingAllowed: false, marketingAllowed: false};
const SEARCH = {
  query: 'linen',
  query_id: 'q1',
  session_id: 's1',
  measurement_proof: 'proof',
  result_count: 17,
};

/** Runs the pixel in a frame as the platform does: with its own document, and the three objects that it is given. */
async function openPixel(consent: Consent, ids = {GOOGLE: 'G-TEST', META: '123'}) {
  let code = await (await fetch('/src/kit/pixel/customer-events.js')).text();
  for (const [name, id] of Object.entries(ids))
    code = code.replace(`const ${name} = ''`, `const ${name} = '${id}'`);
  const frame = document.createElement('iframe');
  // The tags themselves must not be fetched.
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-eval'">`;
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const handlers = new Map<string, Handler>();
  const listen = (name: string, handler: Handler) => void handlers.set(name, handler);
  let tellConsent = (_event: {readonly customerPrivacy: Consent}) => {};
  const customerPrivacy = {
    subscribe: (_name: string, listener: typeof tellConsent) => {
      tellConsent = listener;
    },
  };
  const view = frame.contentWindow as PixelWindow;
  new view.Function('analytics', 'init', 'api', code)(
    {subscribe: listen},
    {customerPrivacy: consent},
    {customerPrivacy},
  );
  return {
    publish: (name: string, customData: object) => handlers.get(name)?.({customData}),
    decide: (later: Consent) => tellConsent({customerPrivacy: later}),
    google: () =>
      (view.dataLayer ?? []).map(call => [...Array.from(call)]).filter(([kind]) => kind === 'event'),
    meta: () => (view.fbq?.queue ?? []).filter(([kind]) => kind !== 'init'),
    addresses: () => [...view.document.scripts].map(({src}) => src),
  };
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('the custom pixel', () => {
  it('forwards a search to Google and to Meta, and loads each tag once', async () => {
    const pixel = await openPixel(ALLOWED);
    for (const query of ['linen', 'wool']) pixel.publish('service_search', {...SEARCH, query});
    const parameters = {result_count: 17, query_id: 'q1'};
    expect(pixel.google()).to.eql([
      ['event', 'view_search_results', {search_term: 'linen', ...parameters}],
      ['event', 'view_search_results', {search_term: 'wool', ...parameters}],
    ]);
    expect(pixel.meta()).to.eql([
      ['track', 'Search', {search_string: 'linen'}],
      ['track', 'Search', {search_string: 'wool'}],
    ]);
    expect(pixel.addresses()).to.eql([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
  });

  it('tells Google which search found nothing', async () => {
    const pixel = await openPixel(ALLOWED);
    pixel.publish('service_search', {...SEARCH, result_count: 0});
    expect(pixel.google().map(([, name]) => name)).to.eql(['view_search_results', 'search_no_results']);
  });

  it('forwards a click with the product’s number and its position', async () => {
    const pixel = await openPixel(ALLOWED);
    const product_id = 'gid://shopify/Product/42';
    pixel.publish('service_result_clicked', {...SEARCH, product_id, position: 3});
    const [[, name, parameters] = []] = pixel.google();
    expect([name, parameters]).to.eql([
      'select_item',
      {item_list_name: 'search', query_id: 'q1', items: [{item_id: '42', index: 3}]},
    ]);
    expect(pixel.meta()).to.eql([
      ['trackCustom', 'SearchResultClick', {content_type: 'product', content_ids: ['42']}],
    ]);
  });

  it('forwards a click on an article without calling it a product', async () => {
    const pixel = await openPixel(ALLOWED);
    pixel.publish('service_result_clicked', {...SEARCH, product_id: 'gid://shopify/Article/7', position: 0});
    expect(pixel.meta()).to.eql([['trackCustom', 'SearchResultClick', {}]]);
  });

  it('names the filters that a shopper uses, but not their values', async () => {
    const pixel = await openPixel(ALLOWED);
    pixel.publish('search_filter', {
      query: 'linen',
      filters: {filter_vendor: ['Nagi'], filter_type: ['Shirts']},
    });
    expect(pixel.google()).to.eql([
      ['event', 'search_filter', {search_term: 'linen', filters: 'filter_vendor filter_type'}],
    ]);
  });

  it('sends and loads nothing while the shopper refuses, and sends after the shopper has agreed', async () => {
    const pixel = await openPixel(REFUSED);
    pixel.publish('service_search', SEARCH);
    expect([pixel.google(), pixel.meta(), pixel.addresses()]).to.eql([[], [], []]);
    pixel.decide(ALLOWED);
    pixel.publish('service_search', SEARCH);
    expect([pixel.google().length, pixel.meta().length]).to.eql([1, 1]);
  });

  it('sends to Google what needs consent to analytics, and to Meta what needs consent to marketing', async () => {
    const pixel = await openPixel({...ALLOWED, marketingAllowed: false});
    pixel.publish('service_search', SEARCH);
    expect([pixel.google().length, pixel.meta().length]).to.eql([1, 0]);
    pixel.decide({...ALLOWED, analyticsProcessingAllowed: false});
    pixel.publish('service_search', SEARCH);
    expect([pixel.google().length, pixel.meta().length]).to.eql([1, 1]);
  });

  it('leaves out the one whose id is empty', async () => {
    const pixel = await openPixel(ALLOWED, {GOOGLE: 'G-TEST', META: ''});
    pixel.publish('service_search', SEARCH);
    expect([pixel.google().length, pixel.meta().length]).to.eql([1, 0]);
  });
});
