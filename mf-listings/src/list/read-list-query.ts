import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { CUT, shownText } from '@facade/shared-domain/listing/rejected';
import { DEFAULT_SORT, type ListQuery, SORTS, type WrongParameter } from './list-query.ts';
import { readPage, readText } from './read-text.ts';

/** How many values of a parameter a notice shows. */
const SHOWN = 3;

/** Parses the query of a list page; never throws. Rejected values do not filter, and are in `wrong` as written. */
export function readListQuery(params: URLSearchParams): { query: ListQuery; wrong: WrongParameter[] } {
  const { filters, wrong: rejected } = readFilters(params);
  const wrong: WrongParameter[] = [...rejected];

  const page = readPage(params, wrong);
  const sort = readText(params, 'sort', wrong, (value) => (sortOf(value) ? null : { kind: 'oneOf', values: SORTS }));

  const query: ListQuery = { filters, sort: sortOf(sort) ?? DEFAULT_SORT, page };
  if (params.get('view') === 'map') query.view = 'map';
  return { query, wrong };
}

const sortOf = (text: string) => SORTS.find((known) => known === text);

/** The values as a notice shows them: the first few, truncated. */
export const shownWrong = ({ name, values, reason }: WrongParameter): WrongParameter => ({
  name,
  values: [...values.slice(0, SHOWN).map((value) => shownText(value)), ...(values.length > SHOWN ? [CUT] : [])],
  reason,
});
