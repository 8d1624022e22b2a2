import {Hono} from 'hono';
import type {Language} from './language.ts';
import {escapeHtml} from './objects/rich-text.ts';

/** `/checkout`: on the platform it is no part of the theme, so it is plain here. It takes no money. */
export function createCheckout({store, locale, prefix}: Language): Hono {
  const app = new Hono();
  const [thanks, back] =
    locale === 'ja'
      ? ['ご注文ありがとうございます。デモストアのため、お支払いは発生しません。', 'ストアに戻る']
      : ['Thank you for your order. This is a demo store: nothing is charged.', 'Back to the store'];
  app.get('/checkout', context =>
    context.html(`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(store.name)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.8 system-ui, sans-serif }
  body { max-inline-size: 32rem; margin: 20vh auto 0; padding: 1rem; text-align: center }
</style>
<main><h1>${escapeHtml(store.name)}</h1><p>${thanks}</p><p><a href="${prefix || '/'}">${back}</a></p></main>
</html>`),
  );
  return app;
}
