/** Watches a page that shows hostile texts for harm, from outside. */
export class HarmWatch {
  readonly #ran: string[] = [];
  readonly #undo: () => void;

  constructor() {
    const originals = Object.fromEntries(CALLED.map(name => [name, Reflect.get(globalThis, name)]));
    for (const name of CALLED) {
      Reflect.set(globalThis, name, (...values: unknown[]) => void this.#ran.push(`${name}(${values})`));
    }
    this.#undo = () => void Object.assign(globalThis, originals);
  }

  stop(): void {
    this.#undo();
  }

  /** Returns the harm to the page, one line each. */
  find(): string[] {
    const polluted = ['polluted'].filter(name => name in {});
    return [
      ...this.#ran.map(call => `ran ${call}`),
      ...elementsOf(document.body).flatMap(element => [...foreignParts(element), ...badAddresses(element)]),
      ...polluted.map(name => `gave every object "${name}"`),
    ];
  }
}

/** The functions that hostile texts call. */
const CALLED = ['alert', 'confirm', 'prompt', 'print', 'open'];

/** The attributes whose addresses browsers follow or fetch. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'ping', 'srcset'];

/** The tags of the elements' markup, and of the theme's in these tests. */
const TAGS = new Set(
  `search-box search-results facet-panel form input button div span p a b i s em small mark bdi ul ol li img label fieldset
  legend select option dialog h2 h3 nav slot svg circle template script section header footer strong output data`.split(
    /\s+/,
  ),
);

/** Elements and attributes that can only come from a text. */
function foreignParts({localName, attributes}: Element): string[] {
  // Custom properties and lengths are all that elements set in a style.
  const foreign = [...attributes].filter(
    ({name, value}) => /^on|^srcdoc$|^is$/.test(name) || (name === 'style' && value.includes('(')),
  );
  return [
    ...(TAGS.has(localName) ? [] : [`made <${localName}>`]),
    ...foreign.map(({name, value}) => `made <${localName} ${name}="${value}">`),
  ];
}

/** An element and all within it, in shadow roots and templates too. */
function elementsOf(parent: Element | ShadowRoot): Element[] {
  return [...parent.children].flatMap(child => [
    child,
    ...elementsOf(child),
    ...(child.shadowRoot ? elementsOf(child.shadowRoot) : []),
  ]);
}

function badAddresses(element: Element): string[] {
  return ADDRESSES.flatMap(name => {
    const value = element.getAttribute(name);
    if (value === null || !URL.canParse(value, location.href)) return [];
    const {protocol} = new URL(value, location.href);
    return /^https?:$/.test(protocol) ? [] : [`${element.localName}[${name}] leads to ${value}`];
  });
}
