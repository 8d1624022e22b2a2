/** What a page writes to its console when it is, followed by the ms since its navigation began. */
export const READY = 'ready after';
