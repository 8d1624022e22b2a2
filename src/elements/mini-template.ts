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
  readonly strings: TemplateStringsArray;
  readonly content: DocumentFragment;
  readonly #updates: readonly Update[];

  constructor({strings}: Template) {
    const {content, slots} = blueprints.get(strings) ?? parse(strings);
    this.strings = strings;
    this.content = document.importNode(content, true);
    const nodes = walk(this.content);
    let passed = -1;
    this.#updates = slots.map(slot => {
      for (; passed < slot.node; passed++) nodes.nextNode();
      return follow(nodes.currentNode as ChildNode, slot);
    });
  }

  update({values}: Template): void {
    for (const update of this.#updates) update(values);
  }
}

type Update = (values: readonly unknown[]) => void;

/** Where values are: in which of a template's nodes, from which on, and in which attribute between which texts. */
interface Slot {
  readonly node: number;
  readonly first: number;
  readonly name?: string;
  readonly texts?: readonly string[];
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

  show(value: unknown): void {
    if (value instanceof Template) this.#showCopy(value);
    else if (value instanceof Node) value === this.#shown || this.#replace(value, value);
    else if (typeof value === 'object' && value) this.#showAll(value as Iterable<unknown>);
    else this.#showText(`${value ?? ''}`);
  }

  #showCopy(template: Template): void {
    const shown = this.#shown instanceof Copy ? this.#shown : undefined;
    const copy = shown?.strings === template.strings ? shown : new Copy(template);
    copy.update(template);
    if (copy !== shown) this.#replace(copy, copy.content);
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
const blueprints = new WeakMap<TemplateStringsArray, ReturnType<typeof parse>>();
// Named as lit's: a theme's Content-Security-Policy allows that.
const policy = (globalThis as Window).trustedTypes?.createPolicy('lit-html', {createHTML: text => text});
/** `NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT` */
const ELEMENTS_AND_COMMENTS = 129;
const walk = (content: Node) => document.createTreeWalker(content, ELEMENTS_AND_COMMENTS);

function parse(strings: TemplateStringsArray) {
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
      slots.push({node, first, name, texts});
      first += texts.length - 1;
    }
  }
  const blueprint = {content: template.content, slots};
  blueprints.set(strings, blueprint);
  return blueprint;
}

/** Has a node follow the values at a slot. */
function follow(node: ChildNode, {first, name, texts = []}: Slot): Update {
  if (!name) {
    const place = new Place(node, node.nextSibling);
    return values => place.show(values[first]);
  }
  let last: unknown;
  const write = attributeWriter(node as unknown as Element, name);
  const isText = /^[^.?@]/.test(name);
  // Most values are an attribute by themselves.
  const isPart = `${texts}` !== ',';
  return values => {
    let value = values[first];
    if (isPart && value !== nothing)
      value = texts.reduce((text, next, index) => `${text}${values[first + index - 1] ?? ''}${next}`);
    else if (isText) value ??= '';
    if (value !== last) write(value);
    last = value;
  };
}

function attributeWriter(element: Element, name: string): (value: unknown) => void {
  const key = name.slice(1);
  if (name[0] === '.') return value => Reflect.set(element, key, value);
  if (name[0] === '?') return value => element.toggleAttribute(key, Boolean(value));
  if (name[0] === '@') {
    let listen: EventListener;
    element.addEventListener(key, event => listen(event));
    return value => {
      listen = value as EventListener;
    };
  }
  return value =>
    value === nothing ? element.removeAttribute(name) : element.setAttribute(name, value as string);
}
