import {basename} from 'node:path';

/** Maps source modules to the files of `dist/`, and finds the files that a page loads with them. */
export class Graph {
  #outputs;
  #fileOf = new Map();

  /** @param metafile of esbuild, for a build with `splitting`. */
  constructor({outputs}) {
    this.#outputs = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
    for (const [file, {entryPoint}] of this.#outputs) if (entryPoint) this.#fileOf.set(entryPoint, file);
  }

  get files() {
    return [...this.#outputs.keys()];
  }

  /** Returns the file of an entry or a lazily imported module; `undefined` for any other module. */
  fileOf(module) {
    return this.#fileOf.get(module);
  }

  /** The files of modules and all files that they import statically. */
  reach(...modules) {
    return [...new Set(modules.flatMap(module => [...this.#imports(this.fileOf(module))]))];
  }

  get languages() {
    const languages = [...this.#fileOf].filter(([module]) => module.startsWith('src/i18n/messages/'));
    return Object.fromEntries(languages.map(([module, file]) => [basename(module, '.ts'), file]));
  }

  #imports(file) {
    const statics = this.#outputs.get(file).imports.filter(({kind}) => kind === 'import-statement');
    return new Set([file, ...statics.flatMap(({path}) => [...this.#imports(basename(path))])]);
  }
}
