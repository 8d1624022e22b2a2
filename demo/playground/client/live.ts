import {ready} from './ready.ts';

/** The share of a frame in sight with which it counts as whole. */
const NEARLY_WHOLE = 0.9;

/**
 * Loads each `<iframe data-live="…">` when it comes into sight, as soon as the worker answers it; one with `loading="lazy"` when the
 * reader has come to it.
 */
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
      for (const entry of entries) {
        const frame = entry.target as HTMLIFrameElement;
        if (entry.isIntersecting && (frame.loading !== 'lazy' || isReached(entry))) load(frame, watch);
      }
    },
    {threshold: [0, 0.25, 0.5, NEARLY_WHOLE]},
  );
  for (const frame of frames) watch.observe(frame);
}

/** Whether a frame is in sight as a whole, or begins in the upper half of the window. */
const isReached = ({boundingClientRect, intersectionRatio}: IntersectionObserverEntry): boolean =>
  intersectionRatio >= NEARLY_WHOLE || boundingClientRect.top < innerHeight / 2;

function load(frame: HTMLIFrameElement, watch: IntersectionObserver): void {
  watch.unobserve(frame);
  frame.src = frame.dataset.live ?? '';
  frame.removeAttribute('data-live');
  const {src} = frame;
  // What a visitor then asks for comes wholly into sight.
  frame.addEventListener('load', () => {
    if (frame.contentWindow?.location.href !== src) frame.scrollIntoView({block: 'nearest'});
  });
}

void loadLiveFrames();
