import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {drawPicture} from '../../../demo/catalogue/picture.ts';

test('draws a square SVG, identical for the same name', () => {
  const picture = drawPicture('mug-indigo-mino-coffee-mug');
  assert.match(picture, /^<svg [^>]*viewBox="0 0 600 600"[^>]*>.*<\/svg>$/s);
  assert.equal(drawPicture('mug-indigo-mino-coffee-mug'), picture);
});

test('draws variants in different colours, on one background per product', () => {
  const [navy, red] = [drawPicture('jacket-navy-work-jacket'), drawPicture('jacket-red-work-jacket')];
  assert.notEqual(navy, red);
  const groundOf = (picture: string): string | undefined => /fill="(#\w+)" d="M0 0H600/.exec(picture)?.[1];
  assert.equal(groundOf(navy), groundOf(red));
});

test('draws a picture for an unknown name, without markup from the name', () => {
  for (const name of ['', 'nothing', 'constructor-toString', '"><script>alert(1)</script>-red']) {
    const picture = drawPicture(name);
    assert.match(picture, /^<svg /);
    assert.doesNotMatch(picture, /script|undefined|NaN/);
  }
});

test('draws the right silhouette in every picture of the store’s catalogue', async () => {
  const [{products, articles, collections}] = (await loadStore()).store.catalogues;
  const images = [...products, ...products.flatMap(({variants}) => variants), ...articles, ...collections];
  const unknown = figureOf(drawPicture('nothing'));
  for (const {image} of images) {
    if (image === undefined || image.includes('giftbox')) continue;
    const name = /^\/cdn\/pictures\/(.+)\.svg$/.exec(image)?.[1] ?? '';
    assert.notEqual(figureOf(drawPicture(name)), unknown, name);
  }
});

test('draws another picture for each product of the store’s catalogue', async () => {
  const [{products}] = (await loadStore()).store.catalogues;
  const names = products.flatMap(({image}) => /^\/cdn\/pictures\/(.+)\.svg$/.exec(image ?? '')?.[1] ?? []);
  const drawings = names.map(name => drawPicture(name));
  const again = names.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index);
  assert.ok(names.length > 500);
  assert.deepEqual(again, []);
});

function figureOf(picture: string): string {
  return picture.slice(picture.indexOf('<g transform'));
}
