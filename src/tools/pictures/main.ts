import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {chromium} from 'playwright';
import sharp from 'sharp';
import {launchOptions} from '../../../test/support/runners/browser.ts';
import {startDemo} from '../../../test/support/runners/demo-process.ts';
import {differenceOf} from './difference.ts';
import {desktop, figures, inspector, phone} from './scenes.ts';

// `npm run pictures` takes the pictures of the README and the guides from the demo store. `npm run pictures -- phone` takes one
// of them. Fails if a picture has 150 kB or more. With `--check` it writes nothing, and fails if a stored picture differs from
// this build.

const SCENES = {desktop, phone, inspector, figures};

/** Maximum size of a picture in bytes, so that a guide opens fast. */
const LIMIT = 150_000;

/** The share of a picture that may differ from this build. A different shape of one product makes 0.01. */
const MOST_DIFFERENT = 0.005;

/** The gap between screenshots of one picture, in physical pixels. */
const GAP = 48;

const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const isCheck = process.argv.includes('--check');
const demo = await startDemo(['--sample-events']);
const browser = await chromium.launch(await launchOptions());
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const file = `docs/pictures/${name}.png`;
    const picture = await joinHorizontally(await scene(browser, demo.origin));
    if (isCheck) await check(file, picture);
    else console.log(`${file}: ${Math.round((await writePicture(file, picture)) / 1000)} kB`);
  }
} finally {
  await browser.close();
  await demo.stop();
}

/** Prints the share of a stored picture that differs from this build. Fails if it is more than the fonts of another machine cause. */
async function check(file: string, picture: Buffer): Promise<void> {
  const share = await differenceOf(await readFile(file), picture);
  console.log(`${file}: ${(100 * share).toFixed(1)} % differs`);
  if (share <= MOST_DIFFERENT) return;
  console.error(`${file} is not of this build: run npm run pictures, and look at it.`);
  process.exitCode = 1;
}

/**
 * Writes a picture as a PNG with a palette.
 *
 * @returns the file's size in bytes.
 */
async function writePicture(file: string, picture: Buffer): Promise<number> {
  const bytes = await sharp(picture)
    .png({palette: true, quality: 85, effort: 10, compressionLevel: 9})
    .toBuffer();
  if (bytes.length >= LIMIT) throw new Error(`${file} would take ${bytes.length} bytes, over ${LIMIT}.`);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, bytes);
  return bytes.length;
}

/** Puts screenshots next to each other. */
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
