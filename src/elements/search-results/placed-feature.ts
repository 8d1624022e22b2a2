import type {ReactiveController} from 'lit';
import {adoptFeatureStyles} from './features.styles.ts';
import type {Places} from './places.ts';
import type {ResultsHost} from './results-host.ts';

/** A feature that fills places of its list while it is connected. */
export abstract class PlacedFeature implements ReactiveController {
  protected readonly host: ResultsHost;
  #undo = () => {};

  constructor(host: ResultsHost) {
    this.host = host;
  }

  /** What the feature shows, by the place. */
  protected abstract readonly places: Partial<Places>;

  hostConnected(): void {
    adoptFeatureStyles(this.host);
    this.#undo = this.host.fill(this.places);
  }

  hostDisconnected(): void {
    this.#undo();
  }
}
