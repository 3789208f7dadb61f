import { type ApiClient, isApiError } from '@facade/section-kit';
import { MAX_FAVOURITES } from '@facade/shared-domain/limits';
import type { Language, PropertyDetail, PropertyPage } from '@facade/shared-domain/model';
import { type CardProperty, toCardProperty } from '../cards/card-data.ts';

/** Properties by their ids, for sale and for rent, in the order of the ids, without those that no longer exist. Rejects with `ApiError`. */
export async function getHomes(
  api: ApiClient,
  language: Language,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<CardProperty[]> {
  if (ids.length === 0) return [];
  const params = new URLSearchParams({ lang: language, ids: ids.join(','), pageSize: String(MAX_FAVOURITES) });
  const { items } = await api.get<PropertyPage>(`/properties?${params}`, { signal });
  const place = (id: number) => ids.indexOf(id);
  return items.map(toCardProperty).sort((one, other) => place(one.id) - place(other.id));
}

/** The details of a property; null if it no longer exists. Rejects with `ApiError`. */
export async function getHome(
  api: ApiClient,
  language: Language,
  id: number,
  signal: AbortSignal,
): Promise<PropertyDetail | null> {
  try {
    return await api.get<PropertyDetail>(`/properties/${id}?lang=${language}`, { signal });
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
