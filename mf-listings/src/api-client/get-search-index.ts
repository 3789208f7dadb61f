import { type ApiClient, browserApi } from '@facade/platform/section';
import type { Language, SearchIndex } from '@facade/shared-domain/model';

const loads = new Map<Language, Promise<SearchIndex>>();

/** What searches look through. Rejects with `ApiError`. */
export const getSearchIndex = (api: ApiClient, language: Language, signal?: AbortSignal): Promise<SearchIndex> =>
  api.get<SearchIndex>(`/search-index?lang=${language}`, { signal });

/** The same for the search panel: fetched once per language. A failed fetch is forgotten, so that the next try is a new one. */
export function getSearchIndexOnce(language: Language): Promise<SearchIndex> {
  const known = loads.get(language);
  if (known) return known;
  const load = getSearchIndex(browserApi, language);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}
