import type { ApiClient } from '@facade/section-kit';
import type { Counts, Language, Site } from '@facade/shared-domain/model';

/** Homes of the two lists. Asked for, not taken from the page's settings: a page that shows them is stale when they change. */
export async function getTotals(api: ApiClient, language: Language, signal: AbortSignal): Promise<Counts> {
  const { totals } = await api.get<Pick<Site, 'totals'>>(`/site?lang=${language}`, { signal });
  return totals;
}
