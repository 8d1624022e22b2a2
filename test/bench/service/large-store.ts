import type {Catalogue, StoreData} from '../../../demo/catalogue/catalogue.ts';
import type {Design} from '../../../demo/catalogue/own/design.ts';
import {designProducts} from '../../../demo/catalogue/own/designs.ts';
import {createOwnStore} from '../../../demo/catalogue/own/own-store.ts';
import {createProduct} from '../../../demo/catalogue/own/products.ts';
import {QUALITIES, type Quality} from '../../../demo/catalogue/own/qualities.ts';
import {Random} from '../../../demo/catalogue/own/random.ts';
import {COLOURS} from '../../../demo/catalogue/own/words.ts';

/**
 * Creates the demo's store with this many products: its own, in more qualities and colours, each with a model code.
 *
 * @param name another name gives another store.
 */
export function createLargeStore(size: number, name: string): StoreData {
  const own = createOwnStore();
  const designs = Array.from(multiply(designProducts(), size, new Random(name)));
  const [ja, ...others] = own.catalogues.map((catalogue, language): Catalogue => {
    const isEnglish = language === 1;
    const products = designs.map((design, place) => createProduct(design, place, isEnglish ? 1 : 0));
    return {...catalogue, products};
  });
  return {...own, catalogues: ja ? [ja, ...others] : own.catalogues};
}

function* multiply(designs: readonly Design[], size: number, random: Random): Iterable<Design> {
  const qualities: readonly Quality[] = Object.values(QUALITIES);
  const colours = Object.values(COLOURS);
  for (let place = 0; place < size; place++) {
    const design = designs[place % designs.length];
    if (!design) return;
    const {name, note} = random.pick(qualities);
    const [ja, en] = random.pick(colours);
    const code = `${random.pick('ABCDEFGHKLMN'.split(''))}${random.pick('PRSTUVWXYZ'.split(''))}-${1000 + place}`;
    yield {
      ...design,
      handle: `${design.handle}-${place}`,
      title: [`${ja} ${name[0]}${design.title[0]} ${code}`, `${en} ${name[1]} ${design.title[1]} ${code}`],
      body: [`${note[0]}${design.body[0]}`, `${note[1]} ${design.body[1]}`],
    };
  }
}
