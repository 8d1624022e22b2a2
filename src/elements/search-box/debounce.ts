import type {SuggestionsModel} from './suggestions-model.ts';

/** How long a text rests before its suggestions are requested, in milliseconds: as the theme wants, within 250 to 300 (§8.7). */
export const debounceOf = ({restsLonger}: SuggestionsModel, wanted: number): number =>
  restsLonger ? LIMITS.max : Math.min(Math.max(LIMITS.min, wanted), LIMITS.max);

const LIMITS = {min: 250, max: 300};
