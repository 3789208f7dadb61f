import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { ListQuery } from '../list/list-query.ts';
import { CARRIED, only } from './groups.ts';

/** Of a form: the part of the query that none of its fields sets. */
export function CarriedInputs({ query: { filters, view } }: { query: ListQuery }) {
  const carried = writeFilters(only(filters, CARRIED));
  if (view) carried.set('view', view);
  if (filters.available && filters.ids) carried.set('available', '1');
  return [...carried].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
