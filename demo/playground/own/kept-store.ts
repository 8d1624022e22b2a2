import type {PackedStore} from '../pack/packed-store.ts';

const DATABASE = 'storefront-search-playground';
const STORES = 'stores';
const KEY = 'own';

/** Reads the visitor's own store, which never leaves this browser; `undefined` if there is none. */
export async function readKeptStore(): Promise<PackedStore | undefined> {
  return use('readonly', stores => stores.get(KEY));
}

export async function keepStore(store: PackedStore): Promise<void> {
  await use('readwrite', stores => stores.put(store, KEY));
}

export async function forgetStore(): Promise<void> {
  await use('readwrite', stores => stores.delete(KEY));
}

async function use<T>(mode: IDBTransactionMode, work: (stores: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORES);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORES, mode);
    // A request that succeeded is not written yet, and is undone if its thread ends.
    const [result] = await Promise.all([
      settled(work(transaction.objectStore(STORES))),
      written(transaction),
    ]);
    return result;
  } finally {
    database.close();
  }
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
