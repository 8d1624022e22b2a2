import {LASTING_SECONDS, STATES} from '../../service/states.ts';
import {toScriptJson} from '../liquid/core-filters.ts';

/**
 * The developer's drawer, as any store can load it; the `<meta>` tells it that this is a demo: which states the service
 * can play, and where the pixel tells what it received.
 */
export function inspectorTags(): string {
  const demo = {
    states: Object.keys(STATES),
    cookie: 'demo_state',
    lasting: LASTING_SECONDS,
    events: '/pixel/events',
  };
  return [
    `<meta name="storefront-search-debug" content='${toScriptJson(demo)}'>`,
    '<script type="module" src="/assets/storefront-search.debug.js"></script>',
  ].join('\n');
}
