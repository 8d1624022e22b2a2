import type {ImportReport} from '../own/import-worker.ts';
import type {DroppedFile} from '../own/read-catalogue.ts';

const SHOWN_PROBLEMS = 20;

/**
 * Lets the visitor drop or choose a file of products, which replaces the catalogue of the store. The file stays in this browser.
 *
 * @param localeOf the language of the products.
 * @param onImported called when the store can be searched.
 */
export function acceptCatalogue(localeOf: () => string, onImported: () => void): void {
  const section = document.querySelector('section.own');
  const file = section?.querySelector<HTMLInputElement>('input[type=file]');
  const currency = section?.querySelector('input[name=currency]');
  const status = section?.querySelector('[role=status]');
  const problems = section?.querySelector('ul');
  if (!section || !file || !(currency instanceof HTMLInputElement) || !status || !problems) return;

  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || !currency.reportValidity()) return;
    problems.replaceChildren();
    const report = await importFile(
      {
        name: chosen.name,
        bytes: new Uint8Array(await chosen.arrayBuffer()),
        locale: localeOf(),
        currency: currency.value,
      },
      line => (status.textContent = line),
    );
    status.textContent = 'error' in report ? report.error : `${chosen.name}: ${report.products}`;
    if ('error' in report) return;
    const lines = report.problems.slice(0, SHOWN_PROBLEMS);
    const more = report.problems.length - lines.length;
    problems.append(...[...lines, ...(more > 0 ? [`… + ${more}`] : [])].map(toItem));
    navigator.serviceWorker.controller?.postMessage({changed: 'own'});
    onImported();
  };

  file.addEventListener('change', () => void read(file.files?.[0]));
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => {
    event.preventDefault();
    void read(event.dataTransfer?.files[0]);
  });
}

type Outcome = Exclude<ImportReport, {readonly progress: string}>;

/** Imports in a thread of its own, so that the page answers meanwhile. */
function importFile(file: DroppedFile, onProgress: (line: string) => void): Promise<Outcome> {
  const worker = new Worker(new URL('import-worker.js', import.meta.url), {type: 'module'});
  return new Promise<Outcome>(resolve => {
    worker.addEventListener('error', ({message}) => resolve({error: message}));
    worker.addEventListener('message', ({data}: MessageEvent<ImportReport>) => {
      if ('progress' in data) onProgress(data.progress);
      else resolve(data);
    });
    worker.postMessage(file, [file.bytes.buffer as ArrayBuffer]);
  }).finally(() => worker.terminate());
}

function toItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
