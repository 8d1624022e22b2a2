/** The site's root: the scripts are in `assets/`. */
export const SITE = new URL('..', import.meta.url);

let registered: Promise<void> | undefined;

/**
 * Resolves once the site's service worker controls the page.
 *
 * @throws in a browser, or a private window, that has none.
 */
export function ready(): Promise<void> {
  registered ??= register();
  return registered;
}

async function register(): Promise<void> {
  const {serviceWorker} = navigator;
  if (!serviceWorker) throw new Error('This browser has no service workers here.');
  const controlled = new Promise(resolve => {
    serviceWorker.addEventListener('controllerchange', resolve, {once: true});
  });
  await serviceWorker.register(new URL('service-worker.js', SITE));
  const {active} = await serviceWorker.ready;
  active?.postMessage({keep: loadedFiles()});
  if (!serviceWorker.controller) await controlled;
}

/** The page and its files, which it loaded before the worker was there. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  return [location.href.replace(/#.*/, ''), ...files].filter(
    address => address.startsWith(SITE.href) && !/\/search\?/.test(address),
  );
}
