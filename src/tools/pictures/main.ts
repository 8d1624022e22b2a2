import {mkdir, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {chromium} from 'playwright';
import sharp from 'sharp';
import {launchOptions} from '../../../test/harness/browser.ts';
import {startDemo} from '../../../test/harness/demo-process.ts';
import {desktop, figures, inspector, phone} from './scenes.ts';

// `npm run pictures` takes the pictures of the README and the guides from the demo store. `npm run pictures -- phone`
// takes one of them. Fails if a picture has 150 kB or more.

const SCENES = {desktop, phone, inspector, figures};

/** The most that a picture may take, in bytes, so that a guide opens fast. */
const LIMIT = 150_000;

/** The gap between screenshots of one picture, in physical pixels. */
const GAP = 48;

const names = process.argv.slice(2);
const demo = await startDemo(['--sample-events']);
const browser = await chromium.launch(await launchOptions());
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const size = await writePicture(`docs/pictures/${name}.png`, await scene(browser, demo.origin));
    console.log(`docs/pictures/${name}.png: ${Math.round(size / 1000)} kB`);
  }
} finally {
  await browser.close();
  await demo.stop();
}

/**
 * Writes screenshots of equal height next to each other, as one PNG with a palette.
 *
 * @returns the file's size in bytes.
 */
export async function writePicture(file: string, screenshots: readonly Buffer[]): Promise<number> {
  const joined = sharp(await joinHorizontally(screenshots));
  const bytes = await joined.png({palette: true, quality: 85, effort: 10, compressionLevel: 9}).toBuffer();
  if (bytes.length >= LIMIT) throw new Error(`${file} would take ${bytes.length} bytes, over ${LIMIT}.`);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, bytes);
  return bytes.length;
}

async function joinHorizontally(screenshots: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(screenshots.map(screenshot => sharp(screenshot).metadata()));
  const height = Math.max(...sizes.map(size => size.height));
  let left = 0;
  const places = screenshots.map((input, index) => {
    const place = {input, left, top: 0};
    left += (sizes[index]?.width ?? 0) + GAP;
    return place;
  });
  const canvas = {width: left - GAP, height, channels: 4 as const, background: '#ffffff00'};
  return sharp({create: canvas}).composite(places).png().toBuffer();
}
