// Forwards searches to Google Analytics 4 and to Meta. Paste it into Settings → Customer events → Add custom pixel, enter your ids, set
// the pixel's permission to “Not required”, since it asks for consent itself, and connect it.

/** A Google Analytics 4 measurement id, such as G-AB12CD34EF; empty to send nothing there. */
const GOOGLE = '';
/** The id of a Meta pixel, such as 1234567890; empty to send nothing there. */
const META = '';

/** What each event of the elements is called in Google Analytics 4 and by Meta, with its parameters. */
const FORWARDED = {
  service_search: ({query, query_id, result_count}) => ({
    google: [
      ['view_search_results', {search_term: query, result_count, query_id}],
      ...(result_count === 0 ? [['search_no_results', {search_term: query}]] : []),
    ],
    meta: [['track', 'Search', {search_string: query}]],
  }),
  service_result_clicked: ({product_id, position, query_id}) => ({
    google: [
      [
        'select_item',
        {item_list_name: 'search', query_id, items: [{item_id: numberOf(product_id), index: position}]},
      ],
    ],
    meta: [['trackCustom', 'SearchResultClick', contentOf(product_id)]],
  }),
  search_filter: ({query, filters}) => ({
    google: [['search_filter', {search_term: query, filters: Object.keys(filters).join(' ')}]],
    meta: [],
  }),
};

/** Tags know a product by its number, not by its global id. */
const numberOf = id => String(id).replace(/.*\//, '');

/** Only a product is one of Meta's catalogue. */
const contentOf = id =>
  String(id).includes('/Product/') ? {content_type: 'product', content_ids: [numberOf(id)]} : {};

let consent = init.customerPrivacy;
api.customerPrivacy.subscribe('visitorConsentCollected', ({customerPrivacy}) => {
  consent = customerPrivacy;
});

for (const [name, describe] of Object.entries(FORWARDED))
  analytics.subscribe(name, ({customData}) => {
    const {google, meta} = describe(customData);
    if (GOOGLE && consent?.analyticsProcessingAllowed)
      for (const [event, parameters] of google) sendToGoogle('event', event, parameters);
    if (META && consent?.marketingAllowed) for (const call of meta) sendToMeta(...call);
  });

/** Queues a call of Google's tag, which is loaded with the first one. */
function sendToGoogle(...call) {
  if (!window.dataLayer) {
    window.dataLayer = [];
    queueForGoogle('js', new Date());
    queueForGoogle('config', GOOGLE, {send_page_view: false});
    load(`https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`);
  }
  queueForGoogle(...call);
}

/** The tag reads `arguments` objects, and ignores arrays. */
function queueForGoogle() {
  // biome-ignore lint/complexity/noArguments: the tag tells its calls by their type.
  window.dataLayer.push(arguments);
}

/** Queues a call of Meta's tag, which is loaded with the first one. */
function sendToMeta(...call) {
  if (!window.fbq) {
    const fbq = (...later) => (fbq.callMethod ? fbq.callMethod(...later) : fbq.queue.push(later));
    Object.assign(fbq, {push: fbq, loaded: true, version: '2.0', queue: []});
    window.fbq = window._fbq = fbq;
    fbq('init', META);
    load('https://connect.facebook.net/en_US/fbevents.js');
  }
  window.fbq(...call);
}

function load(address) {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
