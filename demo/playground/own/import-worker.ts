import {CatalogueError} from '../../catalogue/catalogue-error.ts';
import {count, Progress} from '../../catalogue/progress.ts';
import {segmentWords} from '../dictionary/segmenter.ts';
import {packWith} from '../pack/index-packed.ts';
import {keepStore} from './kept-store.ts';
import {type DroppedFile, readDroppedFile} from './read-catalogue.ts';

/** What the worker tells the page: how far it is, then how it ended. */
export type ImportReport =
  | {readonly progress: string}
  | {readonly products: string; readonly problems: readonly string[]}
  | {readonly error: string};

const report = (message: ImportReport) => postMessage(message);

/** A terminal's line, without the codes that overwrite it. */
const progress = new Progress({
  isTTY: true,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of a terminal.
  write: line => report({progress: line.replace(/\r|\u001b\[K|\n/g, '')}),
});

addEventListener('message', ({data}: MessageEvent<DroppedFile>) => void importFile(data));

/** Reads, indexes and keeps the store in this browser. */
async function importFile(file: DroppedFile): Promise<void> {
  try {
    const {store, problems} = await readDroppedFile(file, progress);
    const onIndexed = (done: number, total: number) => progress.advance(file.name, done, total);
    await keepStore(packWith(segmentWords, store, {onIndexed}));
    report({products: count(store.catalogues[0].products.length, 'product'), problems});
  } catch (error) {
    if (!(error instanceof CatalogueError)) console.error(error);
    report({error: (error as Error).message});
  }
}
