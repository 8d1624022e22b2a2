// Everything in one file, for whoever prefers that to the loader and its chunks.
export * from './index.ts';
