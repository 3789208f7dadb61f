import { useSyncExternalStore } from 'react';
import { emit, on } from './events.ts';

export interface IdStoreOptions {
  /** Storage key of the ids, a JSON array, oldest first. Written only after an action of the visitor. */
  key: string;
  /** Maximum number; the oldest ids are removed first. */
  most: number;
  /** A function, because a browser may forbid any access to storage. */
  storage(): Storage;
  /** Event that is sent after every change, also in another tab, with `{ ids }`. */
  event: string;
}

/** Ids of properties in this browser's storage, the same for every component. */
export interface IdStore {
  ids(): readonly number[];
  /** Without storage, changes last until the page is left. */
  set(ids: readonly number[]): void;
  toggle(id: number): void;
  /** As a hook. Empty on the server and while hydrating, so that the markup is the same. */
  use(): readonly number[];
  /** Calls the listener after every change until the returned function is called. */
  listen(listener: () => void): () => void;
}

const NONE: readonly number[] = [];

export function createIdStore({ key, most, storage, event }: IdStoreOptions): IdStore {
  let known: readonly number[] | null = null;
  let listeners = 0;

  /** The same array until something changes, as `useSyncExternalStore` requires. */
  const ids = (): readonly number[] => {
    known ??= read();
    return known;
  };

  const set = (next: readonly number[]): void => {
    known = [...new Set(next)].slice(-most);
    try {
      storage().setItem(key, JSON.stringify(known));
    } catch {
      // Storage is full or forbidden.
    }
    emit(event, { ids: known });
  };

  function read(): readonly number[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      const valid = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
      // The same empty array as on the server: with another one, React would render every card again right after
      // hydration.
      return valid.length > 0 ? valid : NONE;
    } catch {
      return NONE;
    }
  }

  function onStorage({ key: changed }: StorageEvent): void {
    // A null key means that the storage was cleared.
    if (changed !== null && changed !== key) return;
    known = null;
    emit(event, { ids: ids() });
  }

  const listen = (listener: () => void): (() => void) => {
    if (listeners === 0) addEventListener('storage', onStorage);
    listeners += 1;
    const stop = on(event, listener);
    return () => {
      stop();
      listeners -= 1;
      if (listeners > 0) return;
      removeEventListener('storage', onStorage);
      // Without listeners, changes of other tabs are not noticed, so the next caller reads the storage again.
      known = null;
    };
  };

  return {
    ids,
    set,
    toggle: (id) => set(ids().includes(id) ? ids().filter((other) => other !== id) : [...ids(), id]),
    use: () => useSyncExternalStore(listen, ids, () => NONE),
    listen,
  };
}
