import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import type {CardsChoice} from './cards-choice.ts';
import type {TemplateKind} from './guide/main-sections.ts';
import type {Look} from './preset.ts';
import type {Theme} from './theme.ts';
import {cardExtrasOf, cardsSection} from './theme-cards.ts';
import {type Settings, sectionDefaults, themeSettings} from './theme-settings.ts';

/** The settings and cards that the kit's sections take over from the theme's sections. */
export interface Taken {
  /** The settings of the kit's section. */
  readonly settings: Settings;
  /** The section that renders the theme's own cards, if its list shows them. */
  readonly cards: object | undefined;
  /** The features of the theme's own cards that the list's cards lack. */
  readonly cardExtras: readonly string[];
  /** The settings in words. */
  readonly names: readonly string[];
}

/** Converts the settings of the theme's own sections in a template to settings of the kit's section that replaces them. */
export async function takeSettings(
  theme: Theme,
  look: Look,
  kind: TemplateKind,
  sections: readonly Node[],
  choice: CardsChoice,
): Promise<Taken> {
  const own = await ownSettings(theme, sections);
  const {extras, hasQuickAdd} = cardExtrasOf(look, own, await themeSettings(theme));
  const isChosen = choice === 'everywhere' || (choice === 'collections' && kind === 'collection');
  const cards = isChosen && extras.length > 0 ? cardsSection(look, own, sections) : undefined;
  const settings = {
    ...listSettings(own),
    ...(cards ? {theme_cards: true} : hasQuickAdd && {quick_add: true}),
  };
  const names = [
    ...Object.keys(settings).flatMap(id => NAMES.get(id) ?? []),
    ...(cards ? [`the theme’s own cards (${extras.join(', ')})`] : []),
  ];
  return {settings, cards, cardExtras: extras, names};
}

/** The settings of filters, sort, columns and pages. */
function listSettings(old: Settings): Settings {
  const panel =
    old.enable_filtering === false ? 'none' : PANELS.get(String(old.filter_type ?? old.filter_style));
  const desktop = old.columns_desktop ?? COLUMNS.get(String(old.product_card_size));
  const isLarge = old.mobile_product_card_size === 'large' || String(old.columns_mobile) === '1';
  const ratio = old.image_ratio === 'square' ? '1' : undefined;
  const isEndless = old.enable_infinite_scroll === true;
  // Horizon has no setting for pages that load by themselves.
  const size = isEndless ? PAGE_SIZE : pageSizeOf(old);
  return {
    ...(panel && {panel}),
    ...(old.enable_sorting === false && {show_sort: false}),
    ...(size !== PAGE_SIZE && {page_size: size}),
    ...(isEndless && {paging: 'infinite'}),
    ...(old.enable_grid_density === false && {columns_choice: 'hide'}),
    ...(desktop && String(desktop) !== '4' && {columns_desktop: String(desktop)}),
    ...(isLarge && {columns_phone: '1'}),
    ...(ratio && {card_ratio: ratio}),
  };
}

/** The default of the kit's sections. */
const PAGE_SIZE = 24;

/** Products per page, in the steps of the kit's sections. */
function pageSizeOf({products_per_page: size}: Settings): number {
  return Math.min(Math.max(Math.round((Number(size) || PAGE_SIZE) / 4) * 4, 8), 48);
}

/** Dawn's and Horizon's kinds of filters that are not the look's own, which is a bar. */
const PANELS = new Map(Object.entries({vertical: 'auto', drawer: 'drawer'}));

/** The cards in a row on a page of 1,440 px, by Horizon's sizes of cards; the look has medium ones. */
const COLUMNS = new Map(Object.entries({small: '6', large: '3', 'extra-large': '2'}));

/** The settings of the kit's sections in words. */
const NAMES = new Map(
  Object.entries({
    panel: 'filters',
    show_sort: 'sorting',
    page_size: 'products per page',
    paging: 'infinite scroll',
    columns_choice: 'choice of columns',
    columns_desktop: 'columns',
    columns_phone: 'columns on phones',
    card_ratio: 'image ratio',
    quick_add: 'quick add, as a button on the card',
  }),
);

/** The settings of sections and of the filters in them, with the defaults of the sections. */
async function ownSettings(theme: Theme, sections: readonly Node[]): Promise<Settings> {
  const parts = await Promise.all(
    sections.map(async section => [
      await sectionDefaults(theme, String(valueIn(section, 'type'))),
      valueIn(section, 'settings'),
      valueIn(section, 'blocks', 'filters', 'settings'),
    ]),
  );
  return Object.assign({}, ...parts.flat());
}

function valueIn({children}: Node, ...path: string[]): unknown {
  const node = children?.[1] && findNodeAtLocation(children[1], path);
  return node && getNodeValue(node);
}
