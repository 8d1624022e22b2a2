/** The console message of a page that is ready, followed by the ms since the navigation. */
export const READY = 'ready after';
