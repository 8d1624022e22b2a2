// What the elements' modules ask of a browser when they are loaded. The build of this folder puts it in the place of the
// globals of these names: nothing becomes global, and where there is a DOM, such as a test's, it is that DOM's.

class NoElement {}

class NoStyleSheet {
  replaceSync(): void {}
}

const noRegistry = {get() {}, define() {}};

const globals: Partial<typeof globalThis> = globalThis;

const {HTMLElement = NoElement, CSSStyleSheet = NoStyleSheet, customElements = noRegistry} = globals;

export {CSSStyleSheet, customElements, HTMLElement};
