/** The platform's module `standard-events.js`, which themes import. */
export * from './events.ts';
export {createViewEventElement} from './view-event-element.ts';
