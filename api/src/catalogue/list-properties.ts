import type { Goal, PropertyPage, PropertySort, PropertySummary } from '@facade/shared-domain/model';
import { isAvailable } from './counts.ts';
import type { CatalogueView } from './view.ts';

/** What a list is narrowed to, ordered by and cut into. */
export interface ListQuery {
  goal?: Goal;
  /** WebIDs; a property in any of them is listed. */
  type?: number[];
  /** `name|zip`, a zip or a name in any language. */
  city?: string;
  project?: number;
  ids?: number[];
  page: number;
  pageSize: number;
  /** Newest first where it is not said; `ids` come in their own order then. */
  sort?: PropertySort;
  /** Leaves out what is sold or rented. */
  availability?: 'available';
}

/** One page of the properties that fit. A page past the end is empty. */
export function listProperties(view: CatalogueView, query: ListQuery): PropertyPage {
  const fitting = view.summaries.filter(filterOf(view, query));
  const available = fitting.filter(isAvailable);
  const found = query.availability ? available : fitting;
  const ordered =
    query.ids && !query.sort ? inOrder(found, query.ids) : sortProperties(found, query.sort ?? '-date', view);
  const start = (query.page - 1) * query.pageSize;
  return {
    items: ordered.slice(start, start + query.pageSize),
    page: query.page,
    pageSize: query.pageSize,
    total: found.length,
    unavailable: fitting.length - available.length,
  };
}

function filterOf(view: CatalogueView, query: ListQuery): (summary: PropertySummary) => boolean {
  const types = query.type && new Set(query.type);
  const ids = query.ids && new Set(query.ids);
  const isThere = query.city === undefined ? null : view.cities.matcher(query.city);
  return (summary) => {
    if (query.goal && summary.goal !== query.goal) return false;
    if (types && !summary.categoryIds.some((id) => types.has(id))) return false;
    if (query.project !== undefined && summary.projectId !== query.project) return false;
    if (ids && !ids.has(summary.id)) return false;
    // A town is matched by its official name, which a summary no longer has.
    const property = view.propertyOf.get(summary.id);
    return !isThere || (property !== undefined && isThere(property));
  };
}

type Key = string | number | null;

/** Sorts a copy. What is sold or rented comes last, and before that unknown values in either direction, equal ones newest first, then by id: the order is total. */
function sortProperties(found: PropertySummary[], sort: PropertySort, view: CatalogueView): PropertySummary[] {
  const { compare } = new Intl.Collator(view.language);
  const descending = sort.startsWith('-');
  const keyOf = KEYS[sort.replace('-', '') as keyof typeof KEYS];
  return found
    .map((summary) => ({ summary, key: keyOf(summary) }))
    .sort(
      (a, b) =>
        Number(isAvailable(b.summary)) - Number(isAvailable(a.summary)) ||
        compareKeys(a.key, b.key, descending, compare) ||
        newestFirst(a.summary, b.summary),
    )
    .map(({ summary }) => summary);
}

const KEYS = {
  date: (summary: PropertySummary): Key => summary.publishedAt,
  price: (summary: PropertySummary): Key => summary.price.amount,
  city: (summary: PropertySummary): Key => summary.city || null,
  type: (summary: PropertySummary): Key => summary.typeName || null,
  surface: (summary: PropertySummary): Key => summary.livingArea ?? summary.landArea,
};

function compareKeys(a: Key, b: Key, descending: boolean, compare: (a: string, b: string) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  return descending ? -order : order;
}

function newestFirst(a: PropertySummary, b: PropertySummary): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  return b.id - a.id;
}

function inOrder(found: PropertySummary[], ids: readonly number[]): PropertySummary[] {
  const position = new Map(ids.map((id, index) => [id, index]));
  return [...found].sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
}
