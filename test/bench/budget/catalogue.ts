import type {Random} from './random.ts';

const ADJECTIVES = [
  'linen',
  'cotton',
  'wool',
  'leather',
  'summer',
  'winter',
  'black',
  'white',
  'indigo',
  'light',
];
const KINDS = [
  'jacket',
  'shirt',
  'dress',
  'trousers',
  'scarf',
  'bag',
  'apron',
  'socks',
  'cushion',
  'blanket',
];
const CUTS = [
  'wide',
  'slim',
  'short',
  'long',
  'small',
  'large',
  'soft',
  'plain',
  'striped',
  'woven',
  'thin',
  'deep',
];

/** The products of every simulated shop: 600 titles such as "linen jacket wide", six for each pair of words. */
const titles = ADJECTIVES.flatMap((adjective, row) =>
  KINDS.flatMap((kind, column) =>
    CUTS.filter((_, index) => (row * 7 + column * 5 + index * index) % 23 < 12).map(
      cut => `${adjective} ${kind} ${cut}`,
    ),
  ),
);

/** Finds the titles in which each word of the query starts a word. */
export function findTitles(query: string): readonly string[] {
  const known = found.get(query);
  if (known) return known;
  const words = query.split(' ').filter(Boolean);
  const matches = titles.filter(title => words.every(word => ` ${title}`.includes(` ${word}`)));
  found.set(query, matches);
  return matches;
}

const found = new Map<string, readonly string[]>();

/** Picks a shopper's query: one word, usually two, rarely three; the median is 11 characters. */
export function pickQuery(random: Random): string {
  const title = (titles[random.below(titles.length)] ?? '').split(' ');
  const dice = random.next();
  if (dice < 0.4) return title[random.below(2)] ?? '';
  return title.slice(0, dice < 0.9 ? 2 : 3).join(' ');
}
