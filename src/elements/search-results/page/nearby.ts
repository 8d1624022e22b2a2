/** Calls `enter` once the list comes within half a viewport: one that leaves the address alone is no results page. */
export function whenNear(list: Element, leaving: AbortSignal, enter: () => unknown): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      enter();
    },
    {rootMargin: '50%'},
  );
  if (!leaving.aborted) observer.observe(list);
  leaving.addEventListener('abort', () => observer.disconnect());
}
