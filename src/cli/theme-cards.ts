import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import type {Look} from './preset.ts';
import type {Settings} from './theme-settings.ts';

/** The features of a theme's own cards besides picture, badge, title and price. */
interface CardExtras {
  /** In words, for messages. */
  readonly extras: readonly string[];
  readonly hasQuickAdd: boolean;
}

/**
 * Finds the features of a known theme's cards that the list's cards lack, because the service does not send the data (§2.2).
 *
 * @param section the settings of the theme's list, which Dawn's cards follow.
 * @param theme the settings of the theme, which Horizon's cards follow.
 */
export function cardExtrasOf(look: Look, section: Settings, theme: Settings): CardExtras {
  const settings = look === 'horizon' ? theme : section;
  const names = EXTRAS[look] ?? {};
  const found = Object.keys(names).filter(id => settings[id] && settings[id] !== 'none');
  return {extras: found.map(id => names[id] ?? id), hasQuickAdd: found.includes('quick_add')};
}

const EXTRAS: Partial<Readonly<Record<Look, Readonly<Record<string, string>>>>> = {
  dawn: {
    quick_add: 'quick add',
    show_secondary_image: 'a second picture on hover',
    show_vendor: 'the vendor',
    show_rating: 'the rating',
  },
  horizon: {
    quick_add: 'quick add on hover',
    show_second_image_on_hover: 'a second picture on hover',
    product_card_carousel: 'further pictures',
  },
};

/** Returns the section “Storefront cards” with the cards of the theme's own sections; `undefined` for unknown cards. */
export function cardsSection(look: Look, settings: Settings, sections: readonly Node[]): object | undefined {
  if (look === 'dawn') return {type: CARDS, settings: dawnSettings(settings)};
  const card = sections.map(blockIn).find(block => block !== undefined);
  return card && {type: CARDS, blocks: {[BLOCK]: getNodeValue(card)}};
}

/** The type of the section, and its key in a template. */
export const CARDS = 'storefront-search-cards';

/** The block of Horizon's sections that is a card. */
const BLOCK = 'product-card';

const blockIn = ({children}: Node): Node | undefined =>
  children?.[1] && findNodeAtLocation(children[1], ['blocks', BLOCK]);

/** Dawn's own settings of cards. Its quick add of several variants at once is the standard one in the kit's section. */
function dawnSettings(section: Settings): Settings {
  const names = ['image_ratio', 'image_shape', 'show_secondary_image', 'show_vendor', 'show_rating'];
  const own = names.filter(id => section[id] !== undefined).map(id => [id, section[id]]);
  const quickAdd = section.quick_add === 'bulk' ? 'standard' : section.quick_add;
  return {...Object.fromEntries(own), ...(quickAdd !== undefined && {quick_add: quickAdd})};
}
