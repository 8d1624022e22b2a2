/**
 * A theme's locale file as text: JSON, with the comments and the last commas that themes have in it. One member of its object is set or
 * taken away; all else stays as it is, to the last blank.
 */
export class LocaleFile {
  readonly text: string;
  readonly #tokens: readonly Token[];

  /** @throws {SyntaxError} where the text is no JSON object. */
  constructor(text: string) {
    this.text = text;
    const found = [...text.matchAll(TOKEN)].map(({0: part, index}) => ({part, start: index}));
    this.#tokens = found.filter(({part}) => !/^\/[/*]/.test(part));
    if (this.#tokens[0]?.part !== '{') throw new SyntaxError('it holds no object');
    this.#parse();
  }

  /** The value of a member of the object. */
  get(key: string): unknown {
    return this.#parse()[key];
  }

  get isEmpty(): boolean {
    return this.#tokens.length === 2;
  }

  /** The text with this member at the end of the object. */
  with(key: string, value: object): string {
    const before = this.without(key);
    const {text, isEmpty} = before;
    const last = before.#tokens.at(-2);
    const [comma, lastComma] = last?.part === ',' ? ['', ','] : [isEmpty ? '' : ',', ''];
    const end = endOf(last);
    const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
    const written = `${JSON.stringify(key)}: ${JSON.stringify(value, null, indent)}`;
    const member = `${comma}\n${written.replace(/^/gm, indent)}${lastComma}${isEmpty ? '\n' : ''}`;
    const newline = text.includes('\r\n') ? '\r\n' : '\n';
    return text.slice(0, end) + member.replaceAll('\n', newline) + text.slice(end);
  }

  /** The file without this member. */
  without(key: string): LocaleFile {
    const first = this.#find(key);
    if (first === undefined) return this;
    const [start, end] = this.#span(first, this.#endOfValue(first));
    return new LocaleFile(this.text.slice(0, start) + this.text.slice(end));
  }

  /** Where a member stands in the text, with the comma that came with it: the one before, where all have one the one after. */
  #span(first: number, next: number): [start: number, end: number] {
    const tokens = this.#tokens;
    const [before, after] = [tokens[first - 1], tokens[next + 1]];
    const isLast = tokens[next]?.part === '}';
    if (before?.part === '{') {
      return [startOf(tokens[first]), isLast ? endOf(tokens[next - 1]) : startOf(after)];
    }
    if (!isLast && after?.part === '}') return [endOf(before), endOf(tokens[next])];
    return [startOf(before), endOf(tokens[next - 1])];
  }

  #parse(): Record<string, unknown> {
    const tokens = this.#tokens.filter((_, index) => !this.#isLastComma(index));
    return JSON.parse(tokens.map(({part}) => part).join(' '));
  }

  /** Whether it is a comma after the last member or entry, which JSON has not and the platform takes. */
  #isLastComma(index: number): boolean {
    const [before = '', part, after = ''] = [-1, 0, 1].map(offset => this.#tokens[index + offset]?.part);
    return part === ',' && /^[}\]]$/.test(after) && !/^[{[,]$/.test(before);
  }

  /** The place of the member's name among the tokens. */
  #find(key: string): number | undefined {
    let depth = 0;
    const at = this.#tokens.findIndex(({part}, index) => {
      depth += depthOf(part);
      return depth === 1 && part === JSON.stringify(key) && this.#tokens[index + 1]?.part === ':';
    });
    return at < 0 ? undefined : at;
  }

  /** The place of the comma or brace that follows a member's value. */
  #endOfValue(name: number): number {
    let depth = 0;
    const rest = this.#tokens.slice(name + 2);
    const length = rest.findIndex(({part}) => {
      if (depth === 0 && /^[,}]$/.test(part)) return true;
      depth += depthOf(part);
      return false;
    });
    return name + 2 + length;
  }
}

interface Token {
  readonly part: string;
  readonly start: number;
}

/** Strings, comments, signs, and words: numbers, `true`, `false`, `null`. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{}[\]:,]|[^\s"{}[\]:,/]+/g;

const depthOf = (part: string): number => (/^[{[]$/.test(part) ? 1 : /^[}\]]$/.test(part) ? -1 : 0);
const startOf = (token: Token | undefined): number => token?.start ?? 0;
const endOf = (token: Token | undefined): number => (token ? token.start + token.part.length : 0);
