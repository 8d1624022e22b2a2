/** The data of a template: an item, or the answer without results. */
export type TemplateRecord = Readonly<Record<string, unknown>>;

/** Shows a record. */
export type Update = (record: TemplateRecord) => void;

/** Writes the values of bindings; throws if a value can't be used. */
export interface Writers {
  readonly text: (value: unknown, field: string) => string;
  readonly money: (value: number) => string;
  readonly href: (link: Element, value: string) => void;
  readonly src: (image: Element, value: string) => void;
  /** Returns the value of a `data-` attribute. */
  readonly data: (value: unknown, binding: string, field: string) => string;
}

/** Bindings that decide how often an element is shown; an element has one of them at most. */
export const RULES = ['data-each', 'data-if', 'data-unless'] as const;

/** The elements that a binding may be on. A response never becomes code: neither a script's text nor its address. */
const HOSTS: Readonly<Record<string, string>> = {
  'data-href': 'a',
  'data-src': 'img, source',
  'data-text': ':not(script, style)',
  'data-money': ':not(script, style)',
};

/** Binds the copy of a template's content. Returns the function that shows a record in it. */
export function bind(node: Node, writers: Writers): Update {
  if (node instanceof Element) {
    const rule = RULES.find(name => node.hasAttribute(name));
    if (rule) return bindRule(node, rule, writers);
  }
  const updates = [
    ...(node instanceof Element ? [...bindAttributes(node, writers), ...bindData(node, writers)] : []),
    ...[...node.childNodes].map(child => bind(child, writers)),
  ];
  return record => {
    for (const update of updates) update(record);
  };
}

/** The value of a field that a template names; `undefined` if the record lacks it. */
function fieldOf(record: TemplateRecord, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

function bindAttributes(element: Element, {text, money, href, src}: Writers): Update[] {
  const write = (content: string) => {
    // Keeps the text of another script until the value changes.
    if (shown !== content) element.textContent = content;
    shown = content;
  };
  let shown: string | undefined;
  const each = {
    'data-text': (value: unknown, field: string) => write(text(value, field)),
    'data-money': (value: unknown) => write(typeof value === 'number' ? money(value) : ''),
    'data-href': (value: unknown) => (value ? href(element, String(value)) : element.removeAttribute('href')),
    'data-src': (value: unknown) => (value ? src(element, String(value)) : removePicture(element)),
    'data-class': bindClasses(element),
  };
  return Object.entries(each).flatMap(([name, set]) => {
    const field = element.getAttribute(name);
    const isSafe = element.matches(HOSTS[name] ?? '*');
    return field === null || !isSafe ? [] : [(record: TemplateRecord) => set(fieldOf(record, field), field)];
  });
}

/** Returns the function that adds the classes of a value to an element's own: a flag's name, a text, or each text of a list. */
function bindClasses(element: Element): (value: unknown, field: string) => void {
  let given: string[] = [];
  return (value, field) => {
    const names = [value === true ? field : value].flat().filter(each => typeof each === 'string');
    element.classList.remove(...given);
    given = names
      .map(name => name.trim().replace(/\s+/g, '-'))
      .filter(name => name && !element.classList.contains(name));
    element.classList.add(...given);
  };
}

/** Makes `data-x` follow the field that `data-data-x` names. */
function bindData(element: Element, {data}: Writers): Update[] {
  return element
    .getAttributeNames()
    .filter(name => name.startsWith('data-data-'))
    .map(binding => {
      const field = element.getAttribute(binding) ?? '';
      const name = binding.replace('data-', '');
      return record => {
        const value = fieldOf(record, field);
        if (value === undefined || value === null) element.removeAttribute(name);
        else setAttribute(element, name, data(value, binding, field));
      };
    });
}

/** Sets an attribute only if its value changes: setting a picture's address again would load it again. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function removePicture(image: Element): void {
  for (const name of ['src', 'srcset']) image.removeAttribute(name);
}

/** Shows an element as often as its rule says: once for each record of a list, or once or never. */
function bindRule(element: Element, rule: (typeof RULES)[number], writers: Writers): Update {
  const field = element.getAttribute(rule) ?? '';
  const anchor = document.createComment('');
  element.replaceWith(anchor);
  element.removeAttribute(rule);
  const copies: {node: Element; update: Update}[] = [];
  return record => {
    const records = recordsOf(rule, record, field);
    for (const {node} of copies.splice(records.length)) node.remove();
    while (copies.length < records.length) {
      const node = element.cloneNode(true) as Element;
      anchor.before(node);
      copies.push({node, update: bind(node, writers)});
    }
    for (const [index, each] of records.entries()) copies[index]?.update(each);
  };
}

function recordsOf(rule: string, record: TemplateRecord, field: string): readonly TemplateRecord[] {
  const value = fieldOf(record, field);
  const isThere = Array.isArray(value) ? value.length > 0 : Boolean(value);
  if (rule !== 'data-each') return isThere === (rule === 'data-if') ? [record] : [];
  return (Array.isArray(value) ? value : []).map(each => (typeof each === 'object' ? each : {'.': each}));
}
