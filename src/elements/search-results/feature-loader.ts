import type {ReactiveController} from 'lit';
import type {SearchStore} from '../../store/search-store.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import type {Additions, Feature, Places} from './feature.ts';

type Features<H> = Readonly<Record<string, Feature<H>>>;

export interface FeatureFile<H> {
  /**
   * Whether a list has each of the features, by its properties, its attributes and the page; never by an answer. Every list has the
   * features of a file without conditions.
   */
  readonly optIns?: Readonly<Record<string, (list: H) => boolean>>;
  /** Whether the file is loaded before the first paint. */
  readonly isEarly?: boolean;
  /** Whether its features start after the features of every list, which have to see their effects. */
  readonly isLast?: boolean;
  /** Whether the cards of a list wait for the file. */
  readonly drawsCards?: (list: H) => boolean;
  readonly load: () => Promise<Features<H>>;
}

interface LoaderHost extends StoreHost {
  readonly localization: Localization | undefined;
  /** The content that the features which are on have for the places of the list. */
  places: Places;
}

interface Running extends Additions {
  readonly controller: AbortController;
}

/** Loads features after the first paint of their host. Runs each while the host is connected and has it; restarts it for another store. */
export class FeatureLoader<H extends LoaderHost> implements ReactiveController {
  readonly #host: H;
  readonly #code: ReadonlyMap<FeatureFile<H>, Lazy<Features<H>>>;
  readonly #running = new Map<Feature<H>, Running>();
  #store: SearchStore | undefined;
  #hasDrawn = false;

  constructor(host: H, files: readonly FeatureFile<H>[]) {
    this.#host = host;
    this.#code = new Map(files.map(file => [file, new Lazy(host, file.load)]));
    host.addController(this);
  }

  /** Whether the code of all features that its host has is loaded. */
  get isLoaded(): boolean {
    return [...this.#code].every(([file, {value}]) => value || !this.#has(file));
  }

  /** Whether the language and the code that cards need are loaded. Stays true once cards are drawn, also while more code is loading. */
  get canDraw(): boolean {
    if (!this.#host.localization) return false;
    const files = [...this.#code];
    return this.#hasDrawn || files.every(([{drawsCards}, {value}]) => value || !drawsCards?.(this.#host));
  }

  hostConnected(): void {
    this.#toggle();
  }

  hostUpdate(): void {
    this.#toggle();
    for (const feature of this.#running.values()) feature.hostUpdate?.();
  }

  hostUpdated(): void {
    if (this.#host.store !== this.#store) this.hostDisconnected();
    this.#toggle();
    for (const feature of this.#running.values()) feature.hostUpdated?.();
    this.#load();
  }

  hostDisconnected(): void {
    for (const feature of this.#running.keys()) this.#stop(feature);
  }

  #load(): void {
    this.#hasDrawn ||= this.canDraw && this.#host.store.state.answer !== undefined;
    const hasPainted = isPainted(this.#host);
    for (const [file, code] of this.#code) {
      const isWanted = hasPainted || file.isEarly || file.drawsCards?.(this.#host);
      if (isWanted && this.#has(file)) code.load();
    }
  }

  /** Whether the features of every list are loaded. */
  get #hasCommon(): boolean {
    return [...this.#code].every(([{optIns}, {value}]) => optIns || value);
  }

  #has({optIns}: FeatureFile<H>): boolean {
    return !optIns || Object.values(optIns).some(when => when(this.#host));
  }

  /** Starts the features that the host has, and stops the others. */
  #toggle(): void {
    if (!this.#host.isConnected) return;
    this.#store = this.#host.store;
    for (const [{optIns, isLast}, {value = {}}] of this.#code) {
      if (isLast && !this.#hasCommon) continue;
      for (const [name, feature] of Object.entries(value)) {
        if (optIns && !optIns[name]?.(this.#host)) this.#stop(feature);
        else if (!this.#running.has(feature)) this.#start(feature);
      }
    }
  }

  #start(feature: Feature<H>): void {
    const controller = new AbortController();
    this.#running.set(feature, {controller, ...feature(this.#host, controller.signal)});
    this.#fillPlaces();
    this.#host.requestUpdate();
  }

  #stop(feature: Feature<H>): void {
    const running = this.#running.get(feature);
    if (!running) return;
    running.controller.abort();
    this.#running.delete(feature);
    this.#fillPlaces();
  }

  #fillPlaces(): void {
    this.#host.places = Object.assign({}, ...[...this.#running.values()].map(({places}) => places));
  }
}

/** Whether a list has painted its first content, so that more code may load. */
export const isPainted = ({localization, store}: Omit<LoaderHost, 'places'>): boolean =>
  localization !== undefined && store.state.status !== 'loading';
