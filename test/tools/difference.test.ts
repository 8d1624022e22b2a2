import assert from 'node:assert/strict';
import {test} from 'node:test';
import sharp from 'sharp';
import {differenceOf} from '../../src/tools/pictures/difference.ts';

const draw = (svg: string, height = 200) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${height}">${svg}</svg>`))
    .png()
    .toBuffer();

test('a picture differs from another by the share that shows something else', async () => {
  const empty = await draw('');
  const half = await draw('<path d="M0 0H160V200H0Z" fill="#c00"/>');
  assert.equal(await differenceOf(half, half), 0);
  assert.ok(Math.abs((await differenceOf(empty, half)) - 0.5) < 0.02);
});

test('a shade that nobody sees is no difference, another shape is a whole one', async () => {
  const grey = await draw('<path d="M0 0H320V200H0Z" fill="#888"/>');
  assert.equal(await differenceOf(grey, await draw('<path d="M0 0H320V200H0Z" fill="#8a8a8a"/>')), 0);
  assert.equal(await differenceOf(grey, await draw('', 300)), 1);
});
