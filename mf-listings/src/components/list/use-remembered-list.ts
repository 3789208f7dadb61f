import { LAST_LIST_KEY, type LastList } from '@facade/shared-domain/listing/last-list';
import { useEffect } from 'react';
import type { CardProperty } from '../../model/cards/card-data.ts';

/** Keeps the list in this tab, for the way back from its homes. */
export function useRememberedList(properties: readonly CardProperty[]): void {
  useEffect(() => {
    const homes = properties.map(({ id, path }) => ({ id, path }));
    const list: LastList = { href: location.pathname + location.search, homes };
    try {
      sessionStorage.setItem(LAST_LIST_KEY, JSON.stringify(list));
    } catch {
      // Storage is full or forbidden.
    }
  }, [properties]);
}
