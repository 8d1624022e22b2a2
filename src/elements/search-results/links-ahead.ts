import {PageAhead, pageOfLink} from '../../service/browser/page-ahead.ts';
import {getConfig} from '../../store/globals.ts';
import type {Feature} from './feature.ts';

/** Fetches ahead the page of the card under a resting pointer. */
export const linksAhead: Feature = (list, signal) => {
  const ahead = new PageAhead();
  const expect = (target?: EventTarget | null) => {
    const link = (target as Element | undefined)?.closest<HTMLAnchorElement>('.search-card a');
    // A nested list handles the links of its own cards.
    const isOwn = link?.closest('.search-grid') === list.grid;
    ahead.expect(pageOfLink(isOwn ? link?.href : undefined), getConfig().ahead);
  };
  const options = {passive: true, signal};
  list.addEventListener('pointerover', ({target}) => expect(target), options);
  list.addEventListener('pointerleave', () => expect(), options);
  signal.addEventListener('abort', () => ahead.withdraw());
};
