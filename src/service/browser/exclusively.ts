/** Runs a function while no other tab runs its own. */
export type Exclusive = <T>(run: () => T) => Promise<T>;

/** The longest wait for other tabs, in milliseconds: fairness between tabs must not keep the shopper waiting. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Runs a function while this tab holds the lock. Runs it without the lock if there are no locks (on insecure pages), if
 * they are refused (with site data blocked), or if another tab, such as a suspended one, keeps the lock.
 */
export async function exclusively<T>(name: string, run: () => T): Promise<T> {
  const {locks} = navigator;
  if (!locks) return run();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_TIMEOUT_MS);
  let isGranted = false;
  const runOnce = () => {
    isGranted = true;
    clearTimeout(timer);
    return run();
  };
  try {
    return (await locks.request(`storefront-search.${name}`, {signal: patience.signal}, runOnce)) as T;
  } catch (error) {
    clearTimeout(timer);
    if (isGranted) throw error;
    return run();
  }
}
