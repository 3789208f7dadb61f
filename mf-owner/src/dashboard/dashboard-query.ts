import type { Language, OwnerEventKind } from '@facade/shared-domain/model';

/** Filter of the dashboard, from its URL. */
export interface DashboardQuery {
  /** Id of one home; null is all of them. */
  property: number | null;
  /** The history's events of one kind; null is all. */
  kind: OwnerEventKind | null;
}

/** Kinds of events, in the order in which they can be chosen. */
export const EVENT_KINDS: readonly OwnerEventKind[] = [
  'enquiry',
  'documents',
  'visit-request',
  'viewing',
  'application',
  'offer',
  'price-changed',
  'published',
];

const LARGEST_ID = 2 ** 31 - 1;

/** The filter of a URL: invalid values are ignored. */
export function readQuery(params: Pick<URLSearchParams, 'get'>): DashboardQuery {
  const property = Number(params.get('property'));
  const kind = params.get('kind') as OwnerEventKind | null;
  return {
    property: Number.isInteger(property) && property >= 1 && property <= LARGEST_ID ? property : null,
    kind: kind && EVENT_KINDS.includes(kind) ? kind : null,
  };
}

function paramsOf({ property, kind }: DashboardQuery): Record<string, string> {
  return { ...(property !== null && { property: String(property) }), ...(kind && { kind }) };
}

/** The api's path for the filter. */
export const statisticsPath = (query: DashboardQuery, language: Language): string =>
  `/owner/statistics?${new URLSearchParams({ lang: language, ...paramsOf(query) })}`;

/** Address of the spreadsheet with all visits of what is shown. */
export const spreadsheetPath = ({ property }: DashboardQuery, language: Language): string =>
  `/api/owner/visits.csv?${new URLSearchParams({ lang: language, ...paramsOf({ property, kind: null }) })}`;

/**
 * Address of the dashboard that shows something else.
 * @param path of the dashboard in the page's language
 */
export function dashboardPath(path: string, query: DashboardQuery): string {
  const params = new URLSearchParams(paramsOf(query)).toString();
  return params ? `${path}?${params}` : path;
}
