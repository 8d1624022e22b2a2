import type {Liquid} from 'liquidjs';

/** Filters for features that this store does not have: payment, accounts, fonts, videos. */
const LACKING = [
  'avatar',
  'default_errors',
  'external_video_tag',
  'external_video_url',
  'font_face',
  'font_url',
  'format_address',
  'login_button',
  'media_tag',
  'model_viewer_tag',
  'payment_button',
  'payment_terms',
  'payment_type_svg_tag',
  'unit_price_with_measurement',
  'video_tag',
];

export function registerUnsupportedFilters(engine: Liquid): void {
  for (const name of LACKING) engine.registerFilter(name, () => '');
  engine.registerFilter('font_modify', font => font);
  engine.registerFilter('structured_data', () => '{}');
}
