import {type JsonMember, type JsonNode, placeOf, readJson} from './json-text.ts';

/** The names that lead to a text, from the outermost object: `storefront_search`, `count`. */
export type Path = readonly string[];

/**
 * A theme's locale file as text: JSON, with the comments and the last commas that themes have in it. A text is set or
 * taken away; all else stays as it is, to the last blank.
 */
export class LocaleFile {
  readonly text: string;
  readonly #root: JsonNode;
  readonly #newline: string;
  readonly #indent: string;

  /** @throws {SyntaxError} that names the place where the text is no JSON object. */
  constructor(text: string) {
    this.text = text;
    this.#root = readJson(text);
    if (!this.#root.members) throw new SyntaxError(`${placeOf(this.#root.start, text)}: there is no object`);
    this.#newline = text.includes('\r\n') ? '\r\n' : '\n';
    this.#indent = indentOf(text, this.#root.members) ?? '  ';
  }

  /**
   * What stands at a path.
   *
   * @throws {SyntaxError} where a text stands in its way.
   */
  get(path: Path): unknown {
    return this.#follow(path).node?.value;
  }

  /** Whether an object holds nothing. */
  isEmpty(path: Path): boolean {
    return this.#follow(path).node?.members?.length === 0;
  }

  /** The file with this at a path: in the place of what is there, or else at the end of its object. */
  with(path: Path, value: unknown): LocaleFile {
    const {node, parents} = this.#follow(path);
    const depth = node ? path.length : parents.length;
    const missing = path.slice(depth).reduceRight<unknown>((inner, name) => ({[name]: inner}), value);
    const written = JSON.stringify(missing, null, this.#indent).replaceAll(
      '\n',
      this.#newline + this.#indent.repeat(depth),
    );
    if (node) return this.#replace(node.start, node.end, written);
    const parent = parents.at(-1) ?? this.#root;
    return this.#append(parent, depth, `${JSON.stringify(path[depth - 1])}: ${written}`);
  }

  /** The file without what is at a path. */
  without(path: Path): LocaleFile {
    const {node, parents} = this.#follow(path);
    const members = parents.at(-1)?.members ?? [];
    const index = members.findIndex(member => member.node === node);
    if (index < 0) return this;
    return this.#replace(...this.#span(members, index, parents.length), '');
  }

  #append({start, members = []}: JsonNode, depth: number, member: string): LocaleFile {
    const last = members.at(-1);
    const line = this.#newline + this.#indent.repeat(depth);
    if (!last) return this.#replace(start + 1, start + 1, line + member + this.#closing(depth));
    if (last.comma === undefined) return this.#replace(last.node.end, last.node.end, `,${line}${member}`);
    return this.#replace(last.comma + 1, last.comma + 1, `${line}${member},`);
  }

  /** Where a member stands, with the comma that came with it: the one before, where all have one the one after. */
  #span(members: readonly JsonMember[], index: number, depth: number): [start: number, end: number] {
    const [before, member, after] = [-1, 0, 1].map(offset => members[index + offset]);
    const {start = 0, node, comma} = member ?? {};
    const end = node?.end ?? 0;
    if (before?.comma !== undefined) {
      return !after && comma !== undefined ? [before.comma + 1, comma + 1] : [before.comma, end];
    }
    if (after) return [start, after.start];
    const past = comma === undefined ? end : comma + 1;
    const line = this.#newline + this.#indent.repeat(depth);
    const closing = this.#closing(depth);
    return [
      this.text.slice(0, start).endsWith(line) ? start - line.length : start,
      this.text.startsWith(closing, past) ? past + closing.length : past,
    ];
  }

  /** What stands before the brace that closes an object. */
  #closing(depth: number): string {
    return this.#newline + this.#indent.repeat(depth - 1);
  }

  #replace(start: number, end: number, written: string): LocaleFile {
    return new LocaleFile(this.text.slice(0, start) + written + this.text.slice(end));
  }

  /** What stands at a path, if something does, and the objects on the way to it, as far as there are. */
  #follow(path: Path): {readonly node?: JsonNode; readonly parents: readonly JsonNode[]} {
    const parents: JsonNode[] = [];
    let node: JsonNode | undefined = this.#root;
    for (const [depth, name] of path.entries()) {
      if (!node.members)
        throw new SyntaxError(`${placeOf(node.start, this.text)}: "${path[depth - 1]}" must be an object`);
      parents.push(node);
      node = node.members.findLast(member => member.name === name)?.node;
      if (!node) break;
    }
    return {node, parents};
  }
}

/** By how much an object's members stand in from it, as the first that begins a line does. */
function indentOf(text: string, members: readonly JsonMember[], depth = 1): string | undefined {
  for (const {start, node} of members) {
    const [, blanks] = /\n([ \t]+)$/.exec(text.slice(0, start)) ?? [];
    const indent = blanks?.slice(0, Math.ceil(blanks.length / depth));
    const found = indent ?? (node.members && indentOf(text, node.members, depth + 1));
    if (found) return found;
  }
  return undefined;
}
