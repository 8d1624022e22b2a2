/** Liquid's `font`, the value of a font setting. */
export interface LiquidFont {
  readonly family: string;
  readonly fallback_families: string;
  readonly style: string;
  readonly weight: number;
  readonly 'system?': boolean;
}

/**
 * Describes a font by its handle, such as `work_sans_n4`. The platform's font files are not available here, so each
 * font counts as a system font: the browser uses it if it is installed, or else its fallback.
 */
export function describeFont(handle: string): LiquidFont {
  const [, name = handle, style, weight = '4'] = /^(.*)_([ino])(\d)$/.exec(handle) ?? [];
  return {
    family: name.split('_').map(capitalize).join(' '),
    fallback_families: 'system-ui, sans-serif',
    style: style === 'i' ? 'italic' : 'normal',
    weight: Number(weight) * 100,
    'system?': true,
  };
}

/** Changes the style, or the weight: `bold`, `600` or `+100`. */
export function modifyFont(font: LiquidFont, property: string, value: string): LiquidFont {
  if (property === 'style') return {...font, style: value};
  if (property !== 'weight') return font;
  const named = NAMED_WEIGHTS.get(value) ?? Number(value);
  const weight = /^[+-]/.test(value) ? font.weight + named : named;
  return {...font, weight: Math.min(Math.max(weight, 100), 900)};
}

const NAMED_WEIGHTS = new Map(Object.entries<number>({normal: 400, bold: 700}));

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
