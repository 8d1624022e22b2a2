import {ready} from './ready.ts';

/** Loads each `<iframe data-live="…">` when it comes into sight, as soon as the worker answers it. */
export async function loadLiveFrames(): Promise<void> {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-live]');
  try {
    await ready();
  } catch {
    for (const frame of frames) frame.dispatchEvent(new Event('live-missing', {bubbles: true}));
    return;
  }
  const watch = new IntersectionObserver(
    entries => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) load(target as HTMLIFrameElement, watch);
      }
    },
    {rootMargin: '200px'},
  );
  for (const frame of frames) watch.observe(frame);
}

function load(frame: HTMLIFrameElement, watch: IntersectionObserver): void {
  watch.unobserve(frame);
  frame.src = frame.dataset.live ?? '';
  frame.removeAttribute('data-live');
}

void loadLiveFrames();
