import type { ApiClient } from '@facade/section-kit';
import type { Point } from '@facade/shared-domain/model';
import { bestOf, type Loosening, looseningsOf, nearbyOf, pairsOf } from '../filters/loosening.ts';
import { getProperties, type PropertiesQuery } from '../list/get-properties.ts';
import type { ListQuery } from '../list/list-query.ts';
import { availableCount } from '../list/stock-text.ts';

/**
 * For an empty list, finds the filter, or else the pair of filters, without which it has most homes. Sends one small request for each,
 * in parallel, and counts available homes, as the list does. Null if none helps. Homes in the smallest radius that has any are preferred: they are closer to what was asked for than
 * those of all towns.
 */
export async function findLoosening(
  query: ListQuery,
  town: Point | null,
  requestFor: (query: ListQuery) => PropertiesQuery,
  api: ApiClient,
): Promise<Loosening | null> {
  if (query.filters.ids) return null;
  const count = async (loosening: Omit<Loosening, 'count'>): Promise<Loosening> => {
    const request = requestFor({ ...query, page: 1, filters: loosening.filters });
    // An empty list is an answer too: a count that fails is no reason to show an error.
    const { total, unavailable = 0 } = await getProperties(api, { ...request, pageSize: 1, facets: false }).catch(
      () => NONE,
    );
    return { ...loosening, count: availableCount({ query: { ...query, ...loosening }, total, unavailable }) };
  };
  const single = looseningsOf(query.filters);
  const counted = await Promise.all([...nearbyOf(query.filters, town), ...single].map(count));
  const nearby = counted.find((one) => one.name === 'nearby' && one.count > 0);
  const others = counted.filter(({ name }) => name !== 'nearby' && !(nearby && name === 'city'));
  return bestOf(nearby ? [nearby, ...others] : others) ?? bestOf(await Promise.all(pairsOf(single).map(count)));
}

const NONE = { total: 0, unavailable: 0 };
