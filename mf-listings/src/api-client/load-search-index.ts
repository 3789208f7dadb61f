import type { ApiClient } from '@facade/section-kit';
import type { Language, SearchIndex } from '@facade/shared-domain/model';

/** The search index through a loader's api client: for the server, when somebody searches without JavaScript. */
export const loadSearchIndex = (api: ApiClient, language: Language, signal: AbortSignal): Promise<SearchIndex> =>
  api.get<SearchIndex>(`/search-index?lang=${language}`, { signal });
