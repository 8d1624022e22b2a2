import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pictureSources} from '../../../src/core/products/picture.ts';

const sourcesOf = (address: string | undefined, width?: number) =>
  pictureSources(address, 'https://store.example/search', width);

const CDN = 'https://cdn.shopify.com/s/files/1/a.jpg';

test('an image of the platform’s CDN has several widths, and keeps its other parameters', () => {
  const {src, srcset} = sourcesOf(`${CDN}?v=3&crop=center`) ?? {};
  assert.equal(src, `${CDN}?v=3&crop=center&width=540`);
  assert.equal(srcset?.split(',').length, 5);
  assert.ok(srcset?.startsWith(`${CDN}?v=3&crop=center&width=180 180w,`));
});

test('a width that the address already has is not repeated', () => {
  assert.equal(sourcesOf(`${CDN}?width=100&v=3#top`)?.src, `${CDN}?v=3&width=540`);
  assert.equal(sourcesOf(`${CDN}?width=100`)?.src, `${CDN}?width=540`);
});

test('the platform’s CDN can be a path of the store’s own domain', () => {
  assert.equal(sourcesOf('/cdn/shop/files/a.jpg')?.src, '/cdn/shop/files/a.jpg?width=540');
  const own = 'https://store.example/cdn/shop/files/a.jpg';
  assert.equal(sourcesOf(own, 180)?.src, `${own}?width=180`);
});

test('an image from another host is requested unchanged', () => {
  for (const src of [
    '/a.svg',
    'https://img.example/a.jpg?width=9#x',
    'https://img.example/?at=cdn.shopify.com',
  ])
    assert.deepEqual(sourcesOf(src), {src});
});

test('an image without a safe address has no sources', () => {
  for (const address of [undefined, '', 'javascript:alert(1)', 'data:image/png;base64,iVBORw0KGgo='])
    assert.equal(sourcesOf(address), undefined);
});

test('a space in a file’s name ends no address of several', () => {
  for (const name of ['my shirt.jpg', 'my\tshirt.jpg', 'my\u00a0shirt.jpg', ' my shirt.jpg ']) {
    const {srcset = ''} = sourcesOf(`/cdn/shop/files/${name.trim()}`) ?? {};
    for (const candidate of srcset.split(','))
      assert.match(candidate, /^\/cdn\/shop\/files\/my\S+shirt\.jpg\S* \d+w$/);
  }
  const {srcset = ''} = sourcesOf('https://cdn.shopify.com/s/files/1/my shirt.jpg?v=1') ?? {};
  for (const candidate of srcset.split(',')) assert.match(candidate, /^\S+ \d+w$/);
});
