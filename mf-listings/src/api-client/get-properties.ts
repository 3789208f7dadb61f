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
import { PAGE_SIZE } from '../model/list/list-query.ts';

export interface PropertiesQuery {
  language: Language;
  /** Without a goal where the visitor's kept properties are meant, which may be of both. */
  filters: Partial<ListingFilters>;
  sort?: PropertySort;
  page?: number;
  pageSize?: number;
  /** Counts of each choice too; of `all`, prices and areas among them. */
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

/** The same, but `null` where the api does not accept the query: the visitor wrote something that names nothing. */
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

/** Every town. A list that a visitor only reads asks for some: {@link getSomeCities}. */
export const getCities = (api: ApiClient, language: Language, signal?: AbortSignal): Promise<City[]> =>
  api.get<City[]>(`/cities?lang=${language}`, { signal });

interface TownsQuery {
  goal: Goal;
  filters: Pick<ListingFilters, 'cities' | 'near'>;
  /** So many of those with most homes. */
  most: number;
  language: Language;
  signal?: AbortSignal;
}

/** The towns that filters name, and those with most homes: an answer that does not grow with the agency. */
export function getSomeCities(api: ApiClient, { goal, filters, most, language, signal }: TownsQuery): Promise<City[]> {
  const params = new URLSearchParams({ lang: language, goal, most: String(most) });
  for (const [name, value] of writeFilters({ cities: filters.cities, near: filters.near })) params.append(name, value);
  return api.get<City[]>(`/cities?${params}`, { signal });
}
