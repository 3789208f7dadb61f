import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { CUT, hasControls, type Reason, shownText } from '@facade/shared-domain/listing/rejected';
import { DEFAULT_SORT, type ListQuery, MAX_IDS, MAX_PAGE, MAX_TEXT, SORTS, type WrongParameter } from './list-query.ts';

/** Of a parameter, so many values are said back to the visitor. */
const SHOWN = 3;

/** Reads the query of a list page; never throws. What is not understood does not narrow, and is in `wrong` as it was written. */
export function readListQuery(params: URLSearchParams): { query: ListQuery; wrong: WrongParameter[] } {
  const { filters, wrong: rejected } = readFilters(params);
  const wrong: WrongParameter[] = [...rejected];
  if (filters.ids) filters.ids = filters.ids.slice(0, MAX_IDS);

  /** The first value; the empty one where there is none, or it is not taken. */
  const text = (name: 'page' | 'sort' | 'q', reasonOf: (value: string) => Reason | null): string => {
    const values = params.getAll(name).map((value) => value.replace(/\s+/g, ' ').trim());
    const [first = '', ...others] = new Set(values.filter((value) => value !== ''));
    const reason = first === '' ? null : reasonOf(first);
    if (reason) wrong.push({ name, values: [first], reason });
    if (others.length > 0) wrong.push({ name, values: others, reason: { kind: 'repeated' } });
    return reason ? '' : first;
  };
  const page = text('page', (value) => (PAGE.test(value) ? null : { kind: 'whole', least: 1, most: MAX_PAGE }));
  const sort = text('sort', (value) => (sortOf(value) ? null : { kind: 'oneOf', values: SORTS }));
  const q = text('q', (value) => {
    if (hasControls(value)) return { kind: 'unreadable' };
    return value.length > MAX_TEXT ? { kind: 'long', most: MAX_TEXT } : null;
  });

  const query: ListQuery = { filters, sort: sortOf(sort) ?? DEFAULT_SORT, page: pageOf(page), q };
  if (params.get('view') === 'map') query.view = 'map';
  return { query, wrong };
}

/** From 1, however large: a page after the last leads to the last. It may have been cut. */
const PAGE = new RegExp(`^0*[1-9]\\d*${CUT}?$`);

const pageOf = (text: string): number =>
  text === '' ? 1 : text.endsWith(CUT) ? Number.MAX_SAFE_INTEGER : Math.min(Number(text), Number.MAX_SAFE_INTEGER);

const sortOf = (text: string) => SORTS.find((known) => known === text);

/** As its notice says it: a few values, each by its beginning. */
export const shownWrong = ({ name, values, reason }: WrongParameter): WrongParameter => ({
  name,
  values: [...values.slice(0, SHOWN).map((value) => shownText(value)), ...(values.length > SHOWN ? [CUT] : [])],
  reason,
});
