/** Opens a page's message that something is painted: what it is, and when, in epoch milliseconds. */
export const PAINTED = 'journey: painted ';
