import type {Design} from './design.ts';
import {KINDS, type Kind} from './kinds.ts';
import {QUALITIES, type Quality} from './qualities.ts';
import {Random} from './random.ts';
import {SPECIALS} from './specials.ts';
import {VENDORS} from './vendors.ts';
import {type Bilingual, type Language, type TAGS, VALUES} from './words.ts';

/** Designs every product of the store: each kind in each of its qualities, then the one-offs. */
export function designProducts(): Design[] {
  return [...KINDS.flatMap(kind => kind.qualities.map(key => design(kind, key))), ...SPECIALS];
}

/** The day of the store's latest delivery, from which dates are counted back. */
const TODAY = Date.UTC(2026, 9, 1, 3);
const DAY = 86_400_000;
const NEW_FOR_DAYS = 90;
/** The quality that the README searches for first; all its products have pictures. */
const README_QUERY = 'linen';

function design(kind: Kind, key: keyof typeof QUALITIES): Design {
  const quality: Quality = QUALITIES[key];
  const handle = slug(`${quality.name[1]} ${kind.name[1]}`);
  const random = new Random(handle);
  const vendor = VENDORS[random.pick(kind.vendors)];
  const age = Math.floor(random.between(3, 900));
  return {
    handle,
    title: [`${quality.name[0]}${kind.name[0]}`, `${quality.name[1]} ${kind.name[1]}`],
    body: [paragraph(quality, kind, vendor.note, 0), paragraph(quality, kind, vendor.note, 1)],
    vendor: vendor.name,
    origin: vendor.origin,
    material: quality.material,
    type: kind.type,
    tags: tagsOf(quality, kind, age, random),
    createdAt: new Date(TODAY - age * DAY).toISOString(),
    picture: random.happens(key === README_QUERY ? 0 : 0.03) ? undefined : kind.picture,
    ...optionsOf(kind, kind.qualities.indexOf(key), random),
    price: roundPrice(random.between(...kind.price) * (quality.price ?? 1)),
    discount: random.happens(0.18) ? random.pick([0.1, 0.2, 0.3, 0.5]) : undefined,
    scarcity: random.happens(0.05) ? 1 : random.happens(0.5) ? 0.2 : 0.03,
  };
}

function paragraph(quality: Quality, kind: Kind, note: Bilingual, language: Language): string {
  const sentences = [quality.note[language], kind.note[language], note[language]];
  return `<p>${sentences.join(language ? ' ' : '')}</p>`;
}

function tagsOf(quality: Quality, kind: Kind, age: number, random: Random): Design['tags'] {
  const tags = new Set<keyof typeof TAGS>([...(quality.tags ?? []), ...(kind.tags ?? [])]);
  tags.delete('new');
  if (age <= NEW_FOR_DAYS) tags.add('new');
  if (random.happens(0.06)) tags.add('limited');
  return [...tags];
}

function optionsOf(kind: Kind, place: number, random: Random): Pick<Design, 'colours' | 'axes'> {
  const sample = random.sample(
    kind.colours,
    Math.min(kind.colours.length, 1 + Math.floor(random.between(1, 3.4))),
  );
  // Another colour first in each quality, so that a row of one kind is not a row of one picture.
  const start = place % sample.length;
  const colours = [...sample.slice(start), ...sample.slice(0, start)];
  const axes = kind.values ? [{name: VALUES[kind.values][0], values: VALUES[kind.values][1]}] : [];
  return {colours, axes};
}

/** Rounds to typical prices: 3,980 instead of 4,013, and 12,800 instead of 13,120. */
export function roundPrice(yen: number): number {
  return yen < 10_000 ? Math.max(180, Math.round(yen / 100) * 100 - 20) : Math.round(yen / 1000) * 1000 - 200;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
