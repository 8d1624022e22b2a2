import type {LiquidImage} from './image.ts';
import type {ProductFacts, ProductPrices} from './product-facts.ts';
import type {LiquidVariant} from './variant.ts';

/** The parts of a product that its JSON contains. */
export interface ProductParts {
  readonly facts: ProductFacts & ProductPrices & {readonly url: string};
  readonly images: readonly LiquidImage[];
  readonly variants: readonly LiquidVariant[];
}

/** A product as `{{ product | json }}` and `/products/<handle>.js` have it, without references to other records. */
export function productToJson({facts, images, variants}: ProductParts): object {
  const {object_type: _type, metafields: _metafields, has_only_default_variant: _only, ...rest} = facts;
  return {
    ...rest,
    available: variants.some(({available}) => available),
    variants,
    images: images.map(({src}) => src),
    featured_image: images[0]?.src ?? null,
    media: images,
    options: facts.options.map((name, axis) => ({
      name,
      position: axis + 1,
      values: [...new Set(variants.map(({options}) => options[axis]))],
    })),
  };
}
