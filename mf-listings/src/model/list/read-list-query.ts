import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { DEFAULT_SORT, type ListQuery, MAX_IDS, MAX_PAGE, MAX_TEXT, SORTS, type WrongParameter } from './list-query.ts';

/** Characters of a value that are said back to the visitor. */
const SHOWN = 60;

/** Reads the query of a list page; never throws. What is not understood does not narrow, and is named in `wrong`. */
export function readListQuery(params: URLSearchParams): { query: ListQuery; wrong: WrongParameter[] } {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const { filters, wrong } = readFilters(params);
  const notUnderstood: WrongParameter['name'][] = [...new Set(wrong)];
  if (filters.ids) filters.ids = filters.ids.slice(0, MAX_IDS);

  const page = text('page') === '' ? 1 : Number(text('page'));
  const isPage = Number.isInteger(page) && page > 0 && page <= MAX_PAGE;
  if (!isPage) notUnderstood.push('page');

  const sort = SORTS.find((known) => known === text('sort'));
  if (text('sort') !== '' && !sort) notUnderstood.push('sort');

  const query: ListQuery = {
    filters,
    sort: sort ?? DEFAULT_SORT,
    page: isPage ? page : 1,
    q: text('q').slice(0, MAX_TEXT),
  };
  if (text('view') === 'map') query.view = 'map';
  return { query, wrong: notUnderstood.map((name) => ({ name, value: text(name).slice(0, SHOWN) })) };
}
