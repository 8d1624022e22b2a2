import sharp from 'sharp';
import type {Frame} from './film.ts';

const HEIGHT = 320;
const LABEL_HEIGHT = 24;
const GAP = 8;
const COLUMNS = 8;

/** Arranges frames in rows, each below its time, in one PNG. */
export async function contactSheet(frames: readonly Frame[]): Promise<Buffer> {
  const pictures = await Promise.all(
    frames.map(
      ({picture}) => picture && sharp(picture).resize({height: HEIGHT}).toBuffer({resolveWithObject: true}),
    ),
  );
  const width = Math.max(1, ...pictures.map(picture => picture?.info.width ?? 0));
  const cell = [width + GAP, HEIGHT + LABEL_HEIGHT + GAP] as const;
  const places = frames.flatMap(({at}, index) => {
    const left = (index % COLUMNS) * cell[0] + GAP;
    const top = Math.floor(index / COLUMNS) * cell[1] + GAP;
    const label = {input: textOf(`${(at / 1000).toFixed(1)} s`, width), left, top};
    const picture = pictures[index];
    return picture ? [label, {input: picture.data, left, top: top + LABEL_HEIGHT}] : [label];
  });
  const canvas = {
    width: Math.min(frames.length, COLUMNS) * cell[0] + GAP,
    height: Math.ceil(frames.length / COLUMNS) * cell[1] + GAP,
    channels: 3 as const,
    background: '#ddd',
  };
  return sharp({create: canvas}).composite(places).png({palette: true}).toBuffer();
}

const textOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}"><text x="2" y="17" font-family="sans-serif" font-size="15">${text}</text></svg>`,
  );
