import {report} from '../../../service/console/report.ts';
import {findMistakes} from './template-mistakes.ts';

/** The templates among an element's children, by the name of their slot. */
export class ThemeTemplates {
  readonly #host: Element;
  /** Whether each template can be used. */
  readonly #checked = new WeakMap<HTMLTemplateElement, boolean>();

  constructor(host: Element) {
    this.#host = host;
  }

  /** Returns the template of a kind; `undefined` if there is none, or it has mistakes, which are logged. */
  find(kind: string): HTMLTemplateElement | undefined {
    const template = this.#host.querySelector<HTMLTemplateElement>(`:scope > template[slot=${kind}]`);
    if (!template) return undefined;
    if (!this.#checked.has(template)) {
      const mistakes = findMistakes(template, kind);
      this.#checked.set(template, mistakes.length === 0);
      for (const mistake of mistakes) void report('template', mistake);
    }
    return this.#checked.get(template) ? template : undefined;
  }
}
