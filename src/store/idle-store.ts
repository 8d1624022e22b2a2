import type {SearchState} from './search-state.ts';
import {SearchStore} from './search-store.ts';
import type {Services} from './services.ts';

/** A store that sends no request and stays idle, because all visitors of a server share it. */
class IdleStore extends SearchStore {
  override subscribe(listener: (state: SearchState) => void): () => void {
    listener(this.state);
    return () => {};
  }

  override async search(): Promise<void> {}
  override async loadMore(): Promise<void> {}
  override async loadPrevious(): Promise<void> {}
  override async retry(): Promise<void> {}
  override async restore(): Promise<void> {}
  override peek(): undefined {}
  override handOver(): undefined {}
}

/** The configuration, the only service that an idle store uses. */
const config: Partial<Services['config']> = {rootUrl: '/'};

export const idleStore: SearchStore = new IdleStore({config} as Services);
