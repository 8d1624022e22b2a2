import sharp from 'sharp';

/** The width to which pictures are reduced, so that the edges of letters do not count. */
const WIDTH = 320;
/** The smallest difference between two colours, out of 255, that is visible at a glance. */
const VISIBLE = 40;

/**
 * Returns the share of a picture that visibly differs from another one, from 0 to 1. Pictures of different proportions differ as
 * a whole.
 */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([reduce(one), reduce(other)]);
  if (first.info.height !== second.info.height) return 1;
  const {data} = first;
  const {channels, width, height} = first.info;
  let different = 0;
  for (let place = 0; place < data.length; place += channels) {
    const distances = [0, 1, 2].map(at => Math.abs((data[place + at] ?? 0) - (second.data[place + at] ?? 0)));
    if (Math.max(...distances) > VISIBLE) different += 1;
  }
  return different / (width * height);
}

function reduce(picture: Buffer) {
  return sharp(picture)
    .flatten({background: '#ffffff'})
    .toColourspace('srgb')
    .resize({width: WIDTH})
    .raw()
    .toBuffer({resolveWithObject: true});
}
