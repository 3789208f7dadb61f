import type { ApiClient } from '@facade/section-kit';
import { getProperties, type PropertiesQuery } from '../api-client/get-properties.ts';
import { bestOf, type Loosening, looseningsOf, pairsOf } from '../model/filters/loosening.ts';
import type { ListQuery } from '../model/list/list-query.ts';

/**
 * For an empty list, finds the filter, or else the pair of filters, without which it has most homes. Sends one small request for each,
 * in parallel. Null if none helps.
 */
export async function findLoosening(
  query: ListQuery,
  requestFor: (query: ListQuery) => PropertiesQuery,
  api: ApiClient,
): Promise<Loosening | null> {
  if (query.filters.ids) return null;
  const count = async (loosening: Omit<Loosening, 'count'>): Promise<Loosening> => {
    const request = requestFor({ ...query, page: 1, filters: loosening.filters });
    // An empty list is an answer too: a count that fails is no reason to show an error.
    const { total } = await getProperties(api, { ...request, pageSize: 1, facets: false }).catch(() => ({ total: 0 }));
    return { ...loosening, count: total };
  };
  const single = looseningsOf(query.filters);
  return bestOf(await Promise.all(single.map(count))) ?? bestOf(await Promise.all(pairsOf(single).map(count)));
}
