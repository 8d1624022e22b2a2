import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';
import {type LoadedStore, type LoadOptions, loadStore} from '../../../../demo/catalogue/load.ts';

/** A temporary folder of files to import, removed after the test file. */
export class CatalogueFolder {
  #path = '';

  constructor() {
    before(async () => {
      this.#path = await mkdtemp(join(tmpdir(), 'catalogue-'));
    });
    after(() => rm(this.#path, {recursive: true}));
  }

  /** The path of a file in the folder, or of the folder itself. */
  path(file = ''): string {
    return join(this.#path, file);
  }

  async write(file: string, text: string | Uint8Array): Promise<string> {
    await writeFile(this.path(file), text);
    return this.path(file);
  }

  async load(file: string, text: string | Uint8Array, options: LoadOptions = {}): Promise<LoadedStore> {
    return loadStore({...options, catalog: await this.write(file, text)});
  }
}
