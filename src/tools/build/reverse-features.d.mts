import type {Plugin} from 'esbuild';

export const reverseFeatures: readonly Plugin[];
