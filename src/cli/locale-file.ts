import {dirname} from 'node:path';
import {applyEdits, createScanner, type Edit, format, modify, type Node, parse} from 'jsonc-parser';
import {errorAt, parseJson} from './json.ts';

/** The keys that lead to a text, outermost first: `storefront_search`, `count`. */
export type Path = readonly string[];

/**
 * A theme's locale file: JSON that may contain comments and trailing commas. Setting or removing a text preserves
 * everything else, including whitespace.
 */
export class LocaleFile {
  readonly text: string;
  readonly #root: Node;
  readonly #newline: string;
  readonly #indent: string;

  /** @throws {SyntaxError} with line and column, if the text is not a JSON object. */
  constructor(text: string) {
    this.text = text;
    this.#root = parseJson(text);
    if (this.#root.type !== 'object') throw errorAt(this.#root.offset, text, 'it must be an object');
    this.#newline = text.includes('\r\n') ? '\r\n' : '\n';
    this.#indent = indentOf(text, this.#root) ?? '  ';
  }

  /**
   * Returns the value at a path.
   *
   * @throws {SyntaxError} if a value on the way is not an object, or a key occurs twice.
   */
  get(path: Path): unknown {
    const {node} = this.#follow(path);
    return node && parse(this.text.slice(node.offset, endOf(node)));
  }

  /** Whether the value at a path is an object without members. */
  isEmpty(path: Path): boolean {
    const {node} = this.#follow(path);
    return node?.type === 'object' && node.children?.length === 0;
  }

  /** Sets the value at a path: replaces the existing one, or appends it to its object. */
  with(path: Path, value: unknown): LocaleFile {
    const {parents} = this.#follow(path);
    const depth = parents.length;
    const isFirst = parents.at(-1)?.children?.length === 0;
    const [before, after] = isFirst ? [this.#newLine(depth), this.#newLine(depth - 1)] : ['', ''];
    // Formats the new text only: with formatting options, `modify` formats whole lines, the merchant's text included.
    const edits = modify(this.text, [...path], value, {});
    return this.#edit(
      edits.map(edit => ({...edit, content: before + this.#layOut(edit.content, depth) + after})),
    );
  }

  /** Removes the value at a path. */
  without(path: Path): LocaleFile {
    const member = this.#follow(path).node?.parent;
    return member ? this.#edit([this.#removal(member, path.length)]) : this;
  }

  /** Removes a member; unlike `modify`, keeps comments before the first one and drops the trailing comma of the only one. */
  #removal(member: Node, depth: number): Edit {
    const {children: siblings = [], offset: parentStart} = member.parent ?? this.#root;
    const index = siblings.indexOf(member);
    const [previous, next] = [siblings[index - 1], siblings[index + 1]];
    const end = endOf(member);
    if (previous) return removing(this.#commaAfter(previous) ?? endOf(previous), end);
    if (next) return removing(member.offset, next.offset);
    const comma = this.#commaAfter(member);
    const past = comma === undefined ? end : comma + 1;
    const [before, after] = [this.#newLine(depth), this.#newLine(depth - 1)];
    const hasOwnLine =
      this.text.slice(0, member.offset).endsWith(before) && this.text.startsWith(after, past);
    if (!hasOwnLine) return removing(member.offset, past);
    // `with` adds two line breaks after an opening brace; a line comment in between needs one of them.
    const start = member.offset - before.length;
    return removing(start, start === parentStart + 1 ? past + after.length : past);
  }

  #edit(edits: Edit[]): LocaleFile {
    return new LocaleFile(applyEdits(this.text, edits));
  }

  /** Formats JSON with the file's indentation and line breaks. */
  #layOut(json: string, depth: number): string {
    return applyEdits(json, format(json, undefined, {insertSpaces: false, eol: '\n'})).replace(
      /\n(\t*)/g,
      (_, tabs: string) => this.#newLine(depth + tabs.length),
    );
  }

  #newLine(depth: number): string {
    return this.#newline + this.#indent.repeat(depth);
  }

  #commaAfter(node: Node): number | undefined {
    const scanner = createScanner(this.text, true);
    scanner.setPosition(endOf(node));
    scanner.scan();
    const offset = scanner.getTokenOffset();
    return this.text[offset] === ',' ? offset : undefined;
  }

  /**
   * Finds the node at a path, and its existing parents. Refuses a duplicate key: `modify` edits the first one, the
   * platform reads the last one.
   */
  #follow(path: Path): {readonly node?: Node; readonly parents: readonly Node[]} {
    const parents: Node[] = [];
    let node: Node | undefined = this.#root;
    for (const [depth, name] of path.entries()) {
      if (node.type !== 'object')
        throw errorAt(node.offset, this.text, `"${path[depth - 1]}" must be an object`);
      parents.push(node);
      const [member, other]: Node[] = membersOf(node).filter(({children}) => children?.[0]?.value === name);
      if (other) throw errorAt(other.offset, this.text, `"${name}" occurs twice`);
      node = member?.children?.[1];
      if (!node) break;
    }
    return {node, parents};
  }
}

/** Returns one level of indentation, taken from the first member that starts a line. */
function indentOf(text: string, object: Node, depth = 1): string | undefined {
  for (const {offset, children: [, value] = []} of membersOf(object)) {
    const [, spaces] = /\n([ \t]+)$/.exec(text.slice(0, offset)) ?? [];
    const indent = spaces?.slice(0, Math.ceil(spaces.length / depth));
    const found = indent ?? (value && indentOf(text, value, depth + 1));
    if (found) return found;
  }
  return undefined;
}

const membersOf = ({type, children = []}: Node): readonly Node[] => (type === 'object' ? children : []);

const endOf = ({offset, length}: Node): number => offset + length;

const removing = (start: number, end: number): Edit => ({offset: start, length: end - start, content: ''});

/**
 * A place in a theme for a file or a text of the kit. A file's name is its path in the theme; a text's name is the path of
 * its locale file, `#`, and its keys joined by dots: `locales/ja.json#storefront_search.title`.
 */
export interface Place {
  readonly file: string;
  /** The keys of a text in its file. */
  readonly path?: Path;
}

export function readPlace(name: string): Place {
  const [file = '', path] = name.split('#');
  return {file, path: path?.split('.')};
}

export const isText = (place: string): boolean => place.includes('#');

export const textPlace = (file: string, path: Path): string => `${file}#${path.join('.')}`;

/** Returns the containers of a place, outermost first: its folder, its locale file, and the objects in it. */
export function containersOf(name: string): string[] {
  const {file, path} = readPlace(name);
  if (!path) return [dirname(file)];
  return [dirname(file), file, ...path.slice(1).map((_, depth) => textPlace(file, path.slice(0, depth + 1)))];
}
