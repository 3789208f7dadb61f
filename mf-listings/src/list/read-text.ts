import { CUT, type Reason } from '@facade/shared-domain/listing/rejected';
import { MAX_PAGE, type WrongParameter } from './list-query.ts';

/**
 * The first value of a parameter; empty if there is none or it is rejected. Rejected and repeated values are added to `wrong`.
 * @param reasonOf why a value is rejected; null if it is valid
 */
export function readText(
  params: URLSearchParams,
  name: 'page' | 'sort',
  wrong: WrongParameter[],
  reasonOf: (value: string) => Reason | null,
): string {
  const values = params.getAll(name).map((value) => value.replace(/\s+/g, ' ').trim());
  const [first = '', ...others] = new Set(values.filter((value) => value !== ''));
  const reason = first === '' ? null : reasonOf(first);
  if (reason) wrong.push({ name, values: [first], reason });
  if (others.length > 0) wrong.push({ name, values: others, reason: { kind: 'repeated' } });
  return reason ? '' : first;
}

/** Digits, possibly truncated: a page beyond the last one leads to the last, however high its number. */
const PAGE = new RegExp(`^0*[1-9]\\d*${CUT}?$`);

/** The requested page, from 1. */
export function readPage(params: URLSearchParams, wrong: WrongParameter[]): number {
  const text = readText(params, 'page', wrong, (value) =>
    PAGE.test(value) ? null : { kind: 'whole', least: 1, most: MAX_PAGE },
  );
  if (text === '') return 1;
  return text.endsWith(CUT) ? Number.MAX_SAFE_INTEGER : Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}
