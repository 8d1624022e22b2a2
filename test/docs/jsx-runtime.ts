/** In the place of React's, for samples in JSX: an element with its attributes and listeners, as React 19 makes it. */
export function jsx(tag: string, props: Readonly<Record<string, unknown>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function')
      element.addEventListener(name.replace(/^on/, ''), value as EventListener);
    else element.setAttribute(name, `${value}`);
  }
  return element;
}
