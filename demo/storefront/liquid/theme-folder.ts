import {fileURLToPath} from 'node:url';

/** Where the theme lies, laid out as the platform lays out a theme. */
export const themeFolder = fileURLToPath(new URL('../../theme/', import.meta.url));
