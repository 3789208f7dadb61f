import type { LeadBox } from '@facade/shared-domain/model';

/** Filter of the inbox; empty texts do not filter. */
export interface InboxFilter {
  /** Null: where this person has work. */
  box: LeadBox | null;
  /** Id of a form. */
  form: string;
  /** Id of a property. */
  home: string;
  /** Search words. */
  q: string;
  /** Empty: the order of the box. */
  sort: '' | 'newest' | 'oldest';
  /** From 1. */
  page: number;
}

/** Parts of the inbox, in the order to show them. */
export const BOXES: readonly LeadBox[] = ['mine', 'new', 'assigned', 'answered', 'all', 'pending', 'suspect'];

const LARGEST_ID = 2 ** 31 - 1;

/** The filter of a URL: invalid values are ignored. */
export function readFilter(params: Pick<URLSearchParams, 'get'>): InboxFilter {
  const box = params.get('box') as LeadBox | null;
  const form = params.get('form') ?? '';
  const sort = params.get('sort');
  return {
    box: box && BOXES.includes(box) ? box : null,
    form: /^[a-z-]{1,40}$/.test(form) ? form : '',
    home: String(numberOf(params.get('home'), LARGEST_ID) ?? ''),
    q: (params.get('q') ?? '').trim(),
    sort: sort === 'newest' || sort === 'oldest' ? sort : '',
    page: numberOf(params.get('page'), 100_000) ?? 1,
  };
}

/** Whether there is a filter besides the box. */
export const isNarrowed = ({ form, home, q }: InboxFilter): boolean => `${form}${home}${q}` !== '';

/** The query that asks the api for it. */
export function apiQuery({ box, form, home, q, sort, page }: InboxFilter, language: string): string {
  const query = new URLSearchParams({ lang: language, page: String(page) });
  for (const [name, value] of Object.entries({ box, form, home, q, sort })) if (value) query.set(name, value);
  return query.toString();
}

function numberOf(text: string | null, largest: number): number | null {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= 1 && number <= largest ? number : null;
}
