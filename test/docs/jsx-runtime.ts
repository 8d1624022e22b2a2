/** Replaces React's runtime for samples in JSX: creates an element with its attributes and listeners, as React 19 does. */
export function jsx(tag: string, props: Readonly<Record<string, unknown>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function')
      element.addEventListener(name.replace(/^on/, ''), value as EventListener);
    else element.setAttribute(name, `${value}`);
  }
  return element;
}
