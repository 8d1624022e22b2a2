/** Resolves in the next frame, before it is painted. */
export function nextFrame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => resolve()));
}

/** Resolves in the task after the present frame, when it has been painted, with the time. */
export function paint(): Promise<number> {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(undefined);
  });
}
