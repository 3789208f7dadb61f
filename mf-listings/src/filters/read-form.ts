import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type { ListingFilters } from '@facade/shared-domain/model';
import { type ListQuery, SORTS } from '../list/list-query.ts';
import { filtersIn, type Group, only, without } from './groups.ts';

/**
 * The query that a form of filters stands for. Panels with fields in the form determine their filters; all others keep the list's current
 * values. Starts at the first page.
 */
export function readForm(form: HTMLFormElement, query: ListQuery): ListQuery {
  const params = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]')) {
    const isSent = !('checked' in field && /checkbox|radio/.test(field.type)) || field.checked;
    if (isSent && !field.disabled && field.name) params.append(field.name, field.value);
  }
  const written = readFilters(params).filters;
  const groups = [...form.querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group as Group);
  const filters = { ...query.filters };
  for (const group of groups) Object.assign(filters, pick(written, group));
  return {
    ...query,
    filters: inOnePlace(filters, query.filters),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? query.sort,
    page: 1,
  };
}

/** Newly selected towns replace the area that was searched on the map, which the form only preserves. */
function inOnePlace(filters: ListingFilters, before: ListingFilters): ListingFilters {
  const placeOf = ({ cities, near }: ListingFilters) => JSON.stringify([cities, near]);
  const isPlaced = filters.cities.length > 0 || filters.near !== undefined;
  return isPlaced && placeOf(filters) !== placeOf(before) ? without(filters, ['within', 'bbox']) : filters;
}

function pick(filters: ListingFilters, group: Group): Partial<ListingFilters> {
  const names = filtersIn(group);
  const some = only(filters, names);
  return Object.fromEntries(names.map((name) => [name, some[name]]));
}
