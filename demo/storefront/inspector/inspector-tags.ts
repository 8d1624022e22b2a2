import {LASTING_SECONDS, STATES} from '../../service/states.ts';
import {toScriptJson} from '../liquid/core-filters.ts';

/**
 * The tags of the inspector, which any store can load. The `<meta>` marks a demo store: it lists the states of its
 * service, and the URL of the pixel's events.
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
