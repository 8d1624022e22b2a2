import {cpus, platform} from 'node:os';

/** Says when and where figures were taken. */
export const captionOf = (browser: string): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${platform()}, ${browser}`;
