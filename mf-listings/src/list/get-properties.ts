import { type ApiClient, isApiError } from '@facade/section-kit';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type {
  Category,
  City,
  Goal,
  Language,
  ListingFilters,
  PropertyPage,
  PropertySort,
} from '@facade/shared-domain/model';
import { PAGE_SIZE } from './list-query.ts';

export interface PropertiesQuery {
  language: Language;
  /** Without a goal for the visitor's favourites, which may be of both goals. */
  filters: Partial<ListingFilters>;
  sort?: PropertySort;
  page?: number;
  pageSize?: number;
  /** Includes the counts of each choice; `all` also those of prices and areas. */
  facets?: boolean | 'all';
  signal: AbortSignal;
}

/** One page of properties. Rejects with `ApiError`. */
export function getProperties(api: ApiClient, query: PropertiesQuery): Promise<PropertyPage> {
  const { language, filters, sort, page = 1, pageSize = PAGE_SIZE, facets = false, signal } = query;
  const params = new URLSearchParams({ lang: language });
  for (const [name, value] of writeFilters(filters)) params.append(name, value);
  params.set('page', String(page));
  params.set('pageSize', String(pageSize));
  if (sort) params.set('sort', sort);
  if (facets) params.set('facets', String(facets));
  return api.get<PropertyPage>(`/properties?${params}`, { signal });
}

/** The same, but null if the api rejects the query, because the visitor entered an unknown value. */
export async function getPropertiesIfAccepted(api: ApiClient, query: PropertiesQuery): Promise<PropertyPage | null> {
  try {
    return await getProperties(api, query);
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

export const getCategories = (api: ApiClient, language: Language, signal?: AbortSignal): Promise<Category[]> =>
  api.get<Category[]>(`/categories?lang=${language}`, { signal });

/** Every town, after the municipalities that may be chosen as a whole. A list that is only read needs just some of them: {@link getSomeCities}. */
export const getCities = (api: ApiClient, language: Language, signal?: AbortSignal): Promise<City[]> =>
  api.get<City[]>(`/cities?lang=${language}&municipalities=true`, { signal });

interface TownsQuery {
  goal: Goal;
  filters: Pick<ListingFilters, 'cities' | 'near'>;
  /** How many of the towns with most homes. */
  most: number;
  language: Language;
  signal?: AbortSignal;
}

/** The towns in the filters, and those with most homes: the size of the answer does not depend on the agency. */
export function getSomeCities(api: ApiClient, { goal, filters, most, language, signal }: TownsQuery): Promise<City[]> {
  const params = new URLSearchParams({ lang: language, goal, most: String(most) });
  for (const [name, value] of writeFilters({ cities: filters.cities, near: filters.near })) params.append(name, value);
  return api.get<City[]>(`/cities?${params}`, { signal });
}
