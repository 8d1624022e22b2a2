import {basename} from 'node:path';

/** Maps source modules to the files of `dist/`, and finds the files that a page loads with them. */
export class Graph {
  #outputs;
  #fileOf = new Map();

  /** @param metafile of esbuild, for a build with `splitting`. */
  constructor({outputs}) {
    this.#outputs = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
    for (const [file, {inputs}] of this.#outputs)
      for (const [module, {bytesInOutput}] of Object.entries(inputs))
        if (bytesInOutput > 0) this.#fileOf.set(module, file);
  }

  /** The files that hold code. An entry whose code is shared becomes a file without code, which no page loads. */
  get files() {
    return [...this.#outputs.keys()].filter(file => [...this.#fileOf.values()].includes(file));
  }

  /** The modules whose code a file holds. */
  modulesIn(file) {
    return [...this.#fileOf.keys()].filter(module => this.#fileOf.get(module) === file);
  }

  /** Returns esbuild's metadata of a file. */
  outputOf(file) {
    return this.#outputs.get(file);
  }

  /** Returns the file that holds a module's code, or that is built from an entry without code of its own. */
  fileOf(module) {
    const entry = () => [...this.#outputs.keys()].find(file => this.#outputs.get(file).entryPoint === module);
    return this.#fileOf.get(module) ?? entry();
  }

  /** The files of modules and all files that they import statically. */
  reach(...modules) {
    return [...new Set(modules.flatMap(module => [...this.#imports(this.fileOf(module))]))];
  }

  /** The file of each language. */
  get languages() {
    const languages = [...this.#fileOf].filter(([module]) => module.startsWith('src/i18n/messages/'));
    return Object.fromEntries(languages.map(([module, file]) => [basename(module, '.ts'), file]));
  }

  #imports(file) {
    const statics = this.#outputs.get(file).imports.filter(({kind}) => kind === 'import-statement');
    return new Set([file, ...statics.flatMap(({path}) => [...this.#imports(basename(path))])]);
  }
}
