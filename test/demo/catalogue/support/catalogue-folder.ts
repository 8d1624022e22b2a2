import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';
import {type LoadedStore, type LoadOptions, loadStore} from '../../../../demo/catalogue/load.ts';

/** A folder of files to import, for as long as the tests of a file run. */
export class CatalogueFolder {
  #path = '';

  constructor() {
    before(async () => {
      this.#path = await mkdtemp(join(tmpdir(), 'catalogue-'));
    });
    after(() => rm(this.#path, {recursive: true}));
  }

  /** The path of a file in it; of the folder itself without one. */
  path(file = ''): string {
    return join(this.#path, file);
  }

  async write(file: string, text: string): Promise<string> {
    await writeFile(this.path(file), text);
    return this.path(file);
  }

  /** Imports a file that holds this text. */
  async load(file: string, text: string, options: LoadOptions = {}): Promise<LoadedStore> {
    return loadStore({...options, catalog: await this.write(file, text)});
  }
}
