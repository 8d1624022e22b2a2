import {readSetup, writeSetup} from '../setup.ts';
import {sampleHtml} from '../store/sample.ts';
import {acceptCatalogue} from './own-catalogue.ts';
import {ready, SITE} from './ready.ts';

/** What the elements load when they need it; the build lists it. */
declare const LATER_FILES: readonly string[];

const form = find<HTMLFormElement>('form.playground');
const frame = find<HTMLIFrameElement>('.stage iframe');
const WIDTHS: Readonly<Record<string, number>> = {desktop: 1200, phone: 390};
/** What the link says that the visitor followed. */
const given = new URLSearchParams(location.hash.slice(1));
/** Where the visitor is in the store. */
let path = given.get('path') ?? '';

restore(given);
const isWide = matchMedia('(width >= 64rem)').matches;
if (given.size === 0) restore(firstSetup());
// Beside the store there is room for a long list; below it, the list would push the rest away.
if (!isWide) find<HTMLDetailsElement>('.attributes details[open]').open = false;
form.addEventListener('submit', event => event.preventDefault());
form.addEventListener('change', show);
form.addEventListener('click', ({target}) => void copy((target as HTMLElement).dataset.copy));
find('[data-store]').addEventListener('click', () => showStore('demo'));
addEventListener('message', ({origin, source, data}) => {
  if (origin !== location.origin || source !== frame.contentWindow) return;
  path = String(data.path);
  remember();
});
new ResizeObserver(fit).observe(find('.stage'));
try {
  await ready();
  show();
  // Suggestions, filters and a visitor's file, which nothing may have needed yet, then work offline too.
  const later = [...LATER_FILES, 'import-worker.js'].map(file => new URL(file, import.meta.url).href);
  navigator.serviceWorker.controller?.postMessage({keep: later});
  acceptCatalogue(
    () => chosen().locale,
    () => showStore('own'),
  );
} catch {
  find('.unsupported').hidden = false;
}

/** The chosen setup: each control has a name of `readSetup`, and an empty one is left out. */
function chosen() {
  const given = [...new FormData(form)].filter(([name, value]) => value !== '' || isFlag(name));
  return readSetup(`${new URLSearchParams(given as [string, string][])}`);
}

function isFlag(name: string): boolean {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.type === 'checkbox';
}

/** On a wide screen, a first visit shows what the elements do; on a phone, a store that can be read; each in the visitor's colours. */
function firstSetup(): URLSearchParams {
  const isNarrow = matchMedia('(width < 48rem)').matches;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return new URLSearchParams({
    ...(isWide && {inspector: 'open'}),
    ...(isNarrow && {width: 'phone'}),
    ...(isDark && {scheme: 'dark'}),
  });
}

function restore(params: URLSearchParams): void {
  for (const [name, value] of params) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
    else if (field instanceof HTMLSelectElement) field.value = value;
  }
}

function show(): void {
  const setup = chosen();
  find('[data-store]').hidden = setup.store === 'demo';
  find('.html code').textContent = sampleHtml(setup, 'JPY');
  fit();
  remember();
  const address = new URL(`playground/store/${writeSetup(setup)}/${path}`, SITE).href;
  // Replaces the frame's page, so that “Back” leaves the playground.
  if (frame.contentWindow?.location.href !== address) frame.contentWindow?.location.replace(address);
}

/** Shows the start page of the demo's store, or of the visitor's. */
function showStore(name: 'demo' | 'own'): void {
  (form.elements.namedItem('store') as HTMLInputElement).value = name;
  path = '';
  frame.contentWindow?.location.replace('about:blank');
  show();
}

/** Writes everything into the address, so that a link or a reload gives the same. */
function remember(): void {
  const params = new URLSearchParams(writeSetup(chosen()));
  const {width} = Object.fromEntries(new FormData(form));
  if (width !== 'desktop') params.set('width', String(width));
  if (path !== '') params.set('path', path);
  history.replaceState(history.state, '', `#${params}`);
}

/** Scales the frame, so that a desktop's width fits beside the controls. */
function fit(): void {
  const width = WIDTHS[String(new FormData(form).get('width'))] ?? 390;
  const {clientWidth, clientHeight} = find('.stage');
  const scale = Math.min(1, clientWidth / width);
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${clientHeight / scale}px`;
  frame.style.translate = `${(clientWidth - width * scale) / 2}px`;
  frame.style.scale = String(scale);
}

async function copy(what: string | undefined): Promise<void> {
  if (what === undefined) return;
  const text = what === 'link' ? location.href : (find('.html code').textContent ?? '');
  await navigator.clipboard.writeText(text);
  find('[role="status"]').textContent = form.dataset.copied ?? '';
}

function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
