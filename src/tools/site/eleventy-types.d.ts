/** The part of Eleventy that the site uses; the package has no types. */
declare module '@11ty/eleventy' {
  export interface UserConfig {
    setInputDirectory(folder: string): void;
    setIncludesDirectory(folder: string): void;
    setTemplateFormats(formats: readonly string[]): void;
    setUseGitIgnore(isUsed: boolean): void;
    setLibrary(name: string, library: {render(text: string, data: object): string}): void;
    addTemplate(path: string, content: string, data: object): void;
    addGlobalData(name: string, value: unknown): void;
    addWatchTarget(path: string, options?: {readonly resetConfig?: boolean}): void;
  }

  export default class Eleventy {
    constructor(input: string, output: string, options: object);
    init(): Promise<void>;
    write(): Promise<void>;
    watch(): Promise<void>;
    serve(port: number): Promise<void>;
  }
}
