import {readFileSync} from 'node:fs';
import type {Admin} from '../catalogue.ts';
import {readSynonyms} from '../synonyms.ts';

const SYNONYMS = readSynonyms(
  readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8'),
  'synonyms.txt',
);

/** A line for each skipped line of `synonyms.txt`. */
export const ADMIN_PROBLEMS = SYNONYMS.problems;

/** The search settings of the demo's own store. */
export const ADMIN: Admin = {
  metafields: [
    {key: 'custom.material', label: {ja: '素材', en: 'Material'}},
    {key: 'custom.origin', label: {ja: '産地', en: 'Made in'}},
    {key: 'custom.care', label: {ja: 'お手入れ', en: 'Care'}},
    {key: 'custom.scale', label: {ja: '縮尺', en: 'Scale'}},
    // Enabled without a heading, so the API sends no label (§2.3).
    {key: 'custom.season'},
  ],
  redirects: [
    {keyword: '送料', url: '/pages/shipping'},
    {keyword: '配送', url: '/pages/shipping'},
    {keyword: 'shipping', url: '/pages/shipping'},
    {keyword: '返品', url: '/pages/returns'},
    {keyword: 'returns', url: '/pages/returns'},
    {keyword: 'セール', url: '/collections/sale'},
    {keyword: 'sale', url: '/collections/sale'},
    {keyword: '新作', url: '/collections/new'},
    {keyword: 'サイズ表', url: '/pages/size-guide'},
    {keyword: 'size guide', url: '/pages/size-guide'},
    {keyword: 'gift card', url: '/pages/gift'},
  ],
  synonyms: SYNONYMS.synonyms,
  related: [
    {keyword: 'コーヒー', terms: ['コーヒーミル', 'コーヒードリッパー']},
    {keyword: 'coffee', terms: ['coffee grinder', 'coffee dripper']},
  ],
};
