// What a search box needs as soon as a shopper uses it, in one file.
export {Overlay} from './overlay.ts';
export {Suggestions} from './suggestions.ts';
