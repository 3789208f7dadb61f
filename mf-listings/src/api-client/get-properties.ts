import { type ApiClient, isApiError } from '@facade/section-kit';
import type { Category, City, Goal, Language, PropertyPage, PropertySort } from '@facade/shared-domain/model';
import { PAGE_SIZE } from '../model/list/list-query.ts';

export interface PropertiesQuery {
  language: Language;
  /** Left out where the visitor's kept properties are meant, whatever their goal. */
  goal?: Goal;
  type?: string;
  city?: string;
  ids?: number[];
  sort: PropertySort;
  /** Leaves out what is sold or rented. */
  available?: boolean;
  page?: number;
  pageSize?: number;
  signal: AbortSignal;
}

/** One page of properties. Rejects with `ApiError`. */
export function getProperties(api: ApiClient, query: PropertiesQuery): Promise<PropertyPage> {
  const { language, goal, type, city, ids, sort, available, page = 1, pageSize = PAGE_SIZE, signal } = query;
  const params = new URLSearchParams({ lang: language });
  if (goal) params.set('goal', goal);
  if (type) params.set('type', type);
  if (city) params.set('city', city);
  if (ids) params.set('ids', ids.join(','));
  params.set('page', String(page));
  params.set('pageSize', String(pageSize));
  params.set('sort', sort);
  if (available) params.set('available', 'true');
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

export const getCategories = (api: ApiClient, language: Language, signal: AbortSignal): Promise<Category[]> =>
  api.get<Category[]>(`/categories?lang=${language}`, { signal });

export const getCities = (api: ApiClient, language: Language, signal: AbortSignal): Promise<City[]> =>
  api.get<City[]>(`/cities?lang=${language}`, { signal });
