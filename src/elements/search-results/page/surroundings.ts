import type {CardList} from '../cards/card-list.ts';
import {keepPlaces, showSkeletons} from '../cards/card-places.ts';
import type {ResultsHost} from '../results-host.ts';
import {fillBoxes} from './fill-boxes.ts';
import {tellWaits} from './late-answers.ts';
import {surviveMorphing} from './morphing.ts';
import {askTheme} from './native-results.ts';
import {followTitle} from './page-title.ts';
import {beginAtTop} from './page-top.ts';
import {Snapshots} from './snapshots.ts';
import {tellPlatform} from './standard-events.ts';
import {followTransitions} from './view-transition.ts';

/**
 * What a list that the address follows does for the page around it: snapshots for Back, the title, the platform's
 * events, transitions, places for cards out of sight, boxes, what to do where answers are late or none. None of it is
 * needed for the first paint.
 *
 * @param native what the theme searched for itself: what the page was opened with.
 * @param leaving ends all of it.
 */
export function surround(
  list: ResultsHost,
  cardList: CardList,
  native: string,
  leaving: AbortSignal,
): Snapshots {
  const {element: cards} = cardList;
  const snapshots = new Snapshots(list, cards);
  if (leaving.aborted) return snapshots;
  snapshots.nameEntries(leaving);
  // A task later: Back may have brought us here, before what it leads to is on screen.
  setTimeout(() => leaving.aborted || snapshots.start(leaving));
  followTitle(list, leaving);
  tellPlatform(list, leaving);
  followTransitions(list, cards, leaving);
  surviveMorphing(list, cards, leaving);
  keepPlaces(cards, leaving);
  showSkeletons(list, cardList, leaving);
  beginAtTop(list, leaving);
  fillBoxes(list, leaving);
  askTheme(list, native, leaving);
  tellWaits(list, cards, leaving);
  return snapshots;
}
