import type { ApiClient } from '@facade/section-kit';
import type { Language, SearchIndex } from '@facade/shared-domain/model';

/** What searches look through. Rejects with `ApiError`. */
export const getSearchIndex = (api: ApiClient, language: Language, signal?: AbortSignal): Promise<SearchIndex> =>
  api.get<SearchIndex>(`/search-index?lang=${language}`, { signal });
