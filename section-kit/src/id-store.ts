import { useSyncExternalStore } from 'react';
import { emit, on } from './events.ts';

export interface IdStoreOptions {
  /** Where the ids are: a JSON array, oldest first. Written only when the visitor does something. */
  key: string;
  /** More push the oldest out. */
  most: number;
  /** Called when it is needed: a browser may forbid even to look. */
  storage(): Storage;
  /** Sent after every change, one in another tab included, with `{ ids }`. */
  event: string;
}

/** Ids of properties that this browser remembers, the same for every component. */
export interface IdStore {
  ids(): readonly number[];
  /** Where the browser refuses to store it is kept until the page is left. */
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

  /** The same array until something changes, as `useSyncExternalStore` wants it. */
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
      // The very array the server had: React would render every card again for another, in one go, right after hydrating them.
      return valid.length > 0 ? valid : NONE;
    } catch {
      return NONE;
    }
  }

  function onStorage({ key: changed }: StorageEvent): void {
    // A null key: everything was cleared.
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
      // Nobody hears of another tab any more: whoever asks next reads again.
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
