import type {ReactiveControllerHost} from 'lit';
import {whileConnected} from './while-connected.ts';

/** Returns a media query that updates `host` whenever it starts or stops matching. */
export function mediaQuery(host: ReactiveControllerHost, query: string): MediaQueryList {
  const list = matchMedia(query);
  whileConnected(host, signal => {
    list.addEventListener('change', () => host.requestUpdate(), {signal});
  });
  return list;
}
