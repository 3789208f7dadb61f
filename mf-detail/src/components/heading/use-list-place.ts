import { LAST_LIST_KEY, type ListPlace, placeInList } from '@facade/shared-domain/listing/last-list';
import { useEffect, useState } from 'react';

/** The list that the visitor came from, if this home is in it. Null on the server and while hydrating: pages are the same for everybody. */
export function useListPlace(id: number): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null);
  useEffect(() => {
    try {
      setPlace(placeInList(sessionStorage.getItem(LAST_LIST_KEY), id));
    } catch {
      // The browser forbids to look.
    }
  }, [id]);
  return place;
}
