import type {ReactiveController} from 'lit';
import {Lazy} from '../shared/lazy.ts';
import {needsFeatures} from './cards/card-list.ts';
import type {Feature} from './features.ts';
import type {ResultsHost} from './results-host.ts';

/** Loads the features after the first paint of its host, and starts and stops each of them with the host's attributes. */
export class FeatureLoader implements ReactiveController {
  readonly #host: ResultsHost;
  readonly #table: Lazy<readonly Feature[]>;
  /** The features that are on; `undefined` while the code of one is loading. */
  readonly #running = new Map<Feature, ReactiveController | undefined>();

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#table = new Lazy(host, async () => (await import('./features.ts')).features);
    host.addController(this);
  }

  /** Whether the code is loaded. */
  get isLoaded(): boolean {
    return this.#table.value !== undefined;
  }

  hostUpdate(): void {
    for (const feature of this.#table.value ?? []) {
      const isOn = feature.when(this.#host);
      if (isOn && !this.#running.has(feature)) void this.#start(feature);
      else if (!isOn) this.#stop(feature);
    }
  }

  hostUpdated(): void {
    const {localization, store, columns, paging} = this.#host;
    const isPainted = localization !== undefined && store.state.status !== 'loading';
    // Before the first answer only if the cards, the toolbar or the paging need the code.
    const isEarly = paging !== 'more' || columns?.includes(' ') || needsFeatures(this.#host);
    if (isPainted || isEarly) this.#table.load();
  }

  async #start(feature: Feature): Promise<void> {
    const created = feature.create(this.#host);
    this.#running.set(feature, undefined);
    const controller = 'then' in created ? await created.catch(() => undefined) : created;
    if (!this.#running.has(feature)) return;
    if (!controller) return void this.#running.delete(feature);
    this.#running.set(feature, controller);
    this.#host.addController(controller);
  }

  #stop(feature: Feature): void {
    const controller = this.#running.get(feature);
    this.#running.delete(feature);
    if (!controller) return;
    this.#host.removeController(controller);
    controller.hostDisconnected?.();
  }
}
