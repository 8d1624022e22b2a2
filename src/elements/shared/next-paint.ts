/** Resolves in the task after the next frame. A hidden page has no frames. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    const next = () => setTimeout(resolve);
    if (document.hidden) next();
    else requestAnimationFrame(next);
  });
