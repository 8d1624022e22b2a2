import type {SearchState} from './search-state.ts';
import {StoreFollower, type StoreHost} from './store-follower.ts';

/** Reflects the status of its host's store as `data-state`, and updates the host after each change. */
export class StoreController {
  /** @param isRelevant whether the host shows a change; by default it shows all. */
  constructor(host: StoreHost, isRelevant: (state: SearchState) => boolean = () => true) {
    new StoreFollower(host, (store, signal) => {
      const unsubscribe = store.subscribe(state => {
        host.dataset.state = state.status;
        if (isRelevant(state)) host.requestUpdate();
      });
      signal.addEventListener('abort', unsubscribe);
    });
  }
}
