import type { ListingFilters } from '@facade/shared-domain/model/listing';
import { useState } from 'react';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';

interface Draft {
  /** The list it was made on: of another it says nothing. */
  data: ListData;
  filters: ListingFilters;
}

/** What is chosen in the panels and not applied yet. Null is none; setting it to null has the panels begin again. */
export function useDraft(data: ListData) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [beginnings, setBeginnings] = useState(0);
  const current = draft?.data === data ? draft.filters : null;
  const set = (filters: ListingFilters | null) => {
    setDraft(filters && { data, filters });
    if (!filters) setBeginnings(beginnings + 1);
  };
  return {
    /** The list's data with the draft as its filters. */
    shown: current ? { ...data, query: { ...data.query, filters: current } } : data,
    draft: current,
    setDraft: set,
    /** Changes when the fields of the panels have to. */
    key: `${beginnings} ${queryHref(data.goal, data.query)}`,
  };
}
