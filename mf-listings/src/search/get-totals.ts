import type { ApiClient } from '@facade/section-kit';
import type { Counts, Language, Site } from '@facade/shared-domain/model';

/** Totals of the two lists. Requested rather than read from the page's settings, so that a cached page becomes stale when they change. */
export async function getTotals(api: ApiClient, language: Language, signal: AbortSignal): Promise<Counts> {
  const { totals } = await api.get<Pick<Site, 'totals'>>(`/site?lang=${language}`, { signal });
  return totals;
}
