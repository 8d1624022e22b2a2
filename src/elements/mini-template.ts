/**
 * The part of lit's templates that the elements use, in a third of the bytes. The build puts it in lit's place in what
 * ships to shoppers. It means what lit means; a test holds the two together on random values. A value stands between
 * tags or in an attribute, the name of a property is in lower case.
 */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Template =>
  new Template(strings, values);

/** Shows nothing, as a list of nothing does; an attribute is left out. */
export const nothing: readonly unknown[] = [];

/** Shows a value at the end of a root; from then on, in place of what it showed there before. */
export function render(value: unknown, root: Node): void {
  const place = places.get(root) ?? new Place(root.appendChild(new Comment()), null);
  places.set(root, place);
  place.show(value);
}

/** Made here only: nothing that comes from elsewhere, such as JSON, can pass for HTML. */
class Template {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];

  constructor(strings: TemplateStringsArray, values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** What a template becomes. */
class Copy {
  readonly #blueprint: Blueprint;
  readonly #parts: readonly (Place | Attribute)[];

  constructor(blueprint: Blueprint, content: Node) {
    this.#blueprint = blueprint;
    const nodes = walk(content);
    let passed = -1;
    this.#parts = blueprint.slots.map(({node, name}) => {
      for (; passed < node; passed++) nodes.nextNode();
      const {currentNode} = nodes;
      return name
        ? new Attribute(currentNode as Element)
        : new Place(currentNode as ChildNode, currentNode.nextSibling);
    });
  }

  isOf(blueprint: Blueprint): boolean {
    return this.#blueprint === blueprint;
  }

  update({values}: Template): void {
    const {slots} = this.#blueprint;
    for (let part = 0; part < slots.length; part++) this.#parts[part]?.update(values, slots[part] as Slot);
  }
}

interface Blueprint {
  readonly content: Node;
  readonly slots: readonly Slot[];
}

/** Where values are: in which of a template's nodes, from which on, and in which attribute between which texts. */
interface Slot {
  readonly node: number;
  readonly first: number;
  /** What the attribute sets: a property (`.`), a boolean attribute (`?`), a listener (`@`). */
  readonly sign?: string;
  readonly name?: string;
  /** Around its values, where it is not one value by itself. */
  readonly texts?: readonly string[];
}

/** A page has thousands: what they share is in their slot, and they make no closures. */
class Attribute {
  readonly #element: Element;
  #last: unknown;

  constructor(element: Element) {
    this.#element = element;
  }

  update(values: readonly unknown[], {first, sign, name = '', texts}: Slot): void {
    let value = values[first];
    if (texts && value !== nothing)
      value = texts.reduce((text, next, index) => `${text}${values[first + index - 1] ?? ''}${next}`);
    else if (!sign) value ??= '';
    if (value === this.#last) return;
    const element = this.#element;
    if (sign === '.') Reflect.set(element, name, value);
    else if (sign === '?') element.toggleAttribute(name, Boolean(value));
    else if (sign) this.#last || element.addEventListener(name, this);
    else if (value === nothing) element.removeAttribute(name);
    else element.setAttribute(name, value as string);
    this.#last = value;
  }

  handleEvent(event: Event): void {
    (this.#last as EventListener)(event);
  }
}

/** What is shown of a value, between two nodes. */
class Place {
  readonly #start: ChildNode;
  readonly #end: ChildNode | null;
  #shown: unknown = '';

  constructor(start: ChildNode, end: ChildNode | null) {
    this.#start = start;
    this.#end = end;
  }

  update(values: readonly unknown[], {first}: Slot): void {
    this.show(values[first]);
  }

  show(value: unknown): void {
    if (value instanceof Template) this.#showCopy(value);
    else if (value instanceof Node) value === this.#shown || this.#replace(value, value);
    else if (typeof value === 'object' && value) this.#showAll(value as Iterable<unknown>);
    else this.#showText(`${value ?? ''}`);
  }

  #showCopy(template: Template): void {
    const shown = this.#shown;
    const blueprint = blueprints.get(template.strings) ?? parse(template.strings);
    if (shown instanceof Copy && shown.isOf(blueprint)) {
      shown.update(template);
      return;
    }
    const content = document.importNode(blueprint.content, true);
    const copy = new Copy(blueprint, content);
    copy.update(template);
    this.#replace(copy, content);
  }

  #showText(text: string): void {
    if (text === this.#shown) return;
    const {nextSibling} = this.#start;
    if (typeof this.#shown !== 'string' || nextSibling === this.#end) this.#replace(text, new Text(text));
    else if (nextSibling) nextSibling.textContent = text;
    this.#shown = text;
  }

  /** Each value of a list has a place, which begins where the one before it ends. */
  #showAll(values: Iterable<unknown>): void {
    if (!Array.isArray(this.#shown)) this.#replace([]);
    const places = this.#shown as Place[];
    let [count, last] = [0, this.#start];
    for (const value of values) {
      const place = places[count] ?? new Place(last, this.#add(new Comment()));
      places[count++] = place;
      place.show(value);
      last = place.#end ?? last;
    }
    places.length = count;
    this.#clear(last);
  }

  #replace(shown: unknown, node?: Node): void {
    this.#shown = shown;
    this.#clear();
    if (node) this.#add(node);
  }

  /** @param start the last node to stay. */
  #clear(start = this.#start): void {
    for (let node = start.nextSibling; node && node !== this.#end; node = start.nextSibling) node.remove();
  }

  #add<T extends Node>(node: T): T {
    this.#start.parentNode?.insertBefore(node, this.#end);
    return node;
  }
}

interface Policy {
  readonly createHTML: (text: string) => string;
}

interface Window {
  readonly trustedTypes?: {createPolicy(name: string, rules: Policy): Policy};
}

/** Stands for a value in a template's text. */
const MARK = '{}';
const places = new WeakMap<Node, Place>();
const blueprints = new WeakMap<TemplateStringsArray, Blueprint>();
// Named as lit's: a theme's Content-Security-Policy allows that.
const policy = (globalThis as Window).trustedTypes?.createPolicy('lit-html', {createHTML: text => text});
/** `NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT` */
const ELEMENTS_AND_COMMENTS = 129;
const walk = (content: Node) => document.createTreeWalker(content, ELEMENTS_AND_COMMENTS);

function parse(strings: TemplateStringsArray): Blueprint {
  const template = document.createElement('template');
  // The place of a value reaches to the node behind it: behind a last one to a comment, which shows nothing.
  const text = `>${strings.join(MARK)}${strings.at(-1) ? '' : MARK}`
    .replace(/>[^<]*/g, each => each.replaceAll(MARK, '<?>'))
    .slice(1);
  template.innerHTML = policy?.createHTML(text) ?? text;
  const nodes = walk(template.content);
  const slots: Slot[] = [];
  let first = 0;
  for (let node = 0; nodes.nextNode(); node++) {
    const {attributes} = nodes.currentNode as Partial<Element>;
    if (!attributes) slots.push({node, first: first++});
    for (const {name, value, ownerElement} of [...(attributes ?? [])]) {
      const texts = value.split(MARK);
      if (texts[1] === undefined) continue;
      ownerElement?.removeAttribute(name);
      const [, sign, key] = /^([.?@]?)(.*)/.exec(name) ?? [];
      // Most values are an attribute by themselves.
      slots.push({node, first, sign, name: key, texts: `${texts}` === ',' ? undefined : texts});
      first += texts.length - 1;
    }
  }
  const blueprint = {content: template.content, slots};
  blueprints.set(strings, blueprint);
  return blueprint;
}
