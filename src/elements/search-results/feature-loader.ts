import type {ReactiveController} from 'lit';
import {Lazy} from '../shared/lazy.ts';
import type {Feature} from './features.ts';
import {hasCardFeatures, hasControlFeatures, hasPageFeatures, needsCardCode} from './opt-ins.ts';
import type {ResultsHost} from './results-host.ts';

/** A file of features. */
interface FeatureFile {
  /** Whether a list has one of the features, by its properties, its attributes and the page; never by an answer. */
  readonly when: (list: ResultsHost) => boolean;
  /** Whether the first paint of a list waits for the file. */
  readonly isEarly: (list: ResultsHost) => boolean;
  readonly load: () => Promise<readonly Feature[]>;
}

const always = () => true;
const never = () => false;

/** What every list has. */
const common: FeatureFile = {
  when: always,
  isEarly: never,
  load: async () => (await import('./features.ts')).features,
};
const cards: FeatureFile = {
  when: hasCardFeatures,
  isEarly: needsCardCode,
  load: async () => (await import('./cards/card-features.ts')).cardFeatures,
};
const controls: FeatureFile = {
  when: hasControlFeatures,
  isEarly: always,
  load: async () => (await import('./control-features.ts')).controlFeatures,
};
const page: FeatureFile = {
  when: hasPageFeatures,
  isEarly: never,
  load: async () => (await import('./page/page-features.ts')).pageFeatures,
};
const files = [common, cards, controls, page];

/** Loads the features after the first paint of its host, and starts and stops each of them with the host's attributes. */
export class FeatureLoader implements ReactiveController {
  readonly #host: ResultsHost;
  readonly #code: ReadonlyMap<FeatureFile, Lazy<readonly Feature[]>>;
  /** The features that are on; `undefined` while the code of one is loading. */
  readonly #running = new Map<Feature, ReactiveController | undefined>();
  #hasDrawn = false;

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#code = new Map(files.map(file => [file, new Lazy(host, file.load)]));
    host.addController(this);
  }

  /** Whether the code of all features that its host has is loaded. */
  get isLoaded(): boolean {
    return files.every(file => !file.when(this.#host) || this.#featuresOf(file));
  }

  /** Whether the code is loaded that cards are drawn with. Cards that are drawn stay until more code has come. */
  get drawsCards(): boolean {
    return this.#hasDrawn || this.#featuresOf(cards) !== undefined || !needsCardCode(this.#host);
  }

  hostUpdate(): void {
    for (const feature of files.flatMap(file => this.#featuresOf(file) ?? [])) {
      const isOn = feature.when(this.#host);
      if (isOn && !this.#running.has(feature)) void this.#start(feature);
      else if (!isOn) this.#stop(feature);
    }
  }

  hostUpdated(): void {
    const {localization, store, canDraw} = this.#host;
    const {answer, status} = store.state;
    this.#hasDrawn ||= canDraw && answer !== undefined;
    const isPainted = localization !== undefined && status !== 'loading';
    for (const [{when, isEarly}, code] of this.#code)
      if ((isPainted || isEarly(this.#host)) && when(this.#host)) code.load();
  }

  #featuresOf(file: FeatureFile): readonly Feature[] | undefined {
    return this.#code.get(file)?.value;
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
