/** Draws a repeated motif in the two tones of a colour. */
type Motif = (dark: string, light: string) => string;

/**
 * Draws the surface of a product as the content of an SVG `<defs>`, in which `url(#surface)` is the paint. Products of one kind and
 * colour look different by their material.
 *
 * @param words of the product's name, such as `linen` and `jacket`; the first one that names a material counts.
 */
export function drawSurface(words: readonly string[], main: string, dark: string, light: string): string {
  const word = words.find(each => Object.hasOwn(MOTIFS, each));
  const {size, motif} = word === undefined ? PLAIN : (MOTIFS[word] ?? PLAIN);
  return [
    `<pattern id="surface" width="${size}" height="${size}" patternUnits="userSpaceOnUse">`,
    `<path fill="${main}" d="M0 0H${size}V${size}H0Z"/>${motif(dark, light)}</pattern>`,
  ].join('');
}

const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;

const dots = (places: readonly (readonly [number, number])[], radius: number, colour: string): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('');

const PLAIN: Pattern = {size: 8, motif: () => ''};

const ribs: Motif = (dark, light) => line('M5 0V20', dark, 4) + line('M15 0V20', light, 2, 0.5);
const threads: Motif = (dark, light) =>
  line('M0 6H9M13 14H24M3 21H15', light, 1.5, 0.6) + line('M6 0V8M18 9V20', dark, 1.5, 0.6);
const twill: Motif = dark => line('M-3 3 3 -3M0 12 12 0M9 15 15 9', dark, 2, 0.8);
const herringbone: Motif = (dark, light) =>
  line('M0 0 12 12 24 0M0 12 12 24 24 12', dark, 3) + line('M0 6 12 18 24 6', light, 2, 0.6);
const knit: Motif = (dark, light) =>
  line('M2 2 8 10 14 2', dark, 2.5) + line('M2 10 8 18 14 10', light, 2, 0.6);
const quilt: Motif = dark => line('M0 30 30 0 60 30 30 60Z', dark, 3);
const flecks: Motif = (dark, light) =>
  dots(
    [
      [6, 8],
      [30, 20],
      [16, 34],
    ],
    2,
    dark,
  ) +
  dots(
    [
      [22, 5],
      [8, 24],
      [36, 36],
    ],
    1.6,
    light,
  );
const grain: Motif = (dark, light) =>
  line('M0 6Q30 0 60 6M0 34Q24 44 60 34', dark, 2, 0.7) +
  line('M0 18Q30 28 60 18M0 50Q30 44 60 50', light, 2, 0.6);
const hammered: Motif = (dark, light) =>
  line('M6 14A9 9 0 0 1 20 10M26 32A8 8 0 0 1 38 28', light, 2.5, 0.7) +
  dots(
    [
      [14, 34],
      [34, 10],
    ],
    2,
    dark,
  );
const waves: Motif = (dark, light) =>
  line('M0 20A10 10 0 0 1 20 20A10 10 0 0 1 40 20M0 40A10 10 0 0 1 20 40A10 10 0 0 1 40 40', dark, 2.5) +
  line('M5 20A5 5 0 0 1 15 20M25 40A5 5 0 0 1 35 40', light, 2);
const weave: Motif = (dark, light) =>
  line('M0 5H10M10 15H20', dark, 4, 0.7) + line('M15 0V10M5 10V20', light, 4, 0.5);
const stripes: Motif = (_, light) => line('M0 12H48', light, 14);
const checks: Motif = (dark, light) =>
  line('M0 10H40M10 0V40', light, 14, 0.55) + line('M0 30H40M30 0V40', dark, 3, 0.6);
const flowers: Motif = (dark, light) =>
  dots(
    [
      [12, 6],
      [18, 12],
      [12, 18],
      [6, 12],
      [42, 36],
      [48, 42],
      [42, 48],
      [36, 42],
    ],
    5,
    light,
  ) +
  dots(
    [
      [12, 12],
      [42, 42],
    ],
    4,
    dark,
  );
const sheen: Motif = (_, light) =>
  line('M60 600 540 0', light, 90, 0.3) + line('M180 600 660 0', light, 26, 0.3);
const crosses: Motif = (_, light) => line('M10 4V16M4 10H16M32 26V38M26 32H38', light, 2, 0.8);

interface Pattern {
  readonly size: number;
  readonly motif: Motif;
}

/** The motif of each material and manner, by its word in a product's name. */
const MOTIFS: Readonly<Record<string, Pattern>> = {
  linen: {size: 24, motif: threads},
  hemp: {size: 24, motif: threads},
  washi: {size: 24, motif: threads},
  wool: {size: 40, motif: flecks},
  flannel: {size: 40, motif: checks},
  gingham: {size: 40, motif: checks},
  merino: {size: 16, motif: knit},
  cashmere: {size: 16, motif: knit},
  corduroy: {size: 20, motif: ribs},
  tweed: {size: 24, motif: herringbone},
  denim: {size: 12, motif: twill},
  canvas: {size: 20, motif: weave},
  clothbound: {size: 20, motif: weave},
  bamboo: {size: 20, motif: ribs},
  gauze: {size: 40, motif: crosses},
  dyed: {size: 40, motif: crosses},
  down: {size: 60, motif: quilt},
  winter: {size: 60, motif: quilt},
  fleece: {size: 40, motif: flecks},
  mashiko: {size: 40, motif: flecks},
  matcha: {size: 40, motif: flecks},
  medium: {size: 40, motif: flecks},
  yuzu: {size: 40, motif: crosses},
  mino: {size: 40, motif: flecks},
  arita: {size: 40, motif: waves},
  walnut: {size: 60, motif: grain},
  oak: {size: 60, motif: grain},
  cherrywood: {size: 60, motif: grain},
  hinoki: {size: 60, motif: grain},
  wooden: {size: 60, motif: grain},
  copper: {size: 40, motif: hammered},
  iron: {size: 40, motif: hammered},
  silk: {size: 600, motif: sheen},
  lacquered: {size: 600, motif: sheen},
  leather: {size: 600, motif: sheen},
  stainless: {size: 600, motif: sheen},
  titanium: {size: 600, motif: sheen},
  waterproof: {size: 600, motif: sheen},
  striped: {size: 48, motif: stripes},
  floral: {size: 60, motif: flowers},
};
