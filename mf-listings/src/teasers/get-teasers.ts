import type { ApiClient } from '@facade/section-kit';
import type { Language, Teaser } from '@facade/shared-domain/model';

/** The off-market homes, newest first. Rejects with `ApiError`. */
export const getTeasers = (api: ApiClient, language: Language, signal: AbortSignal): Promise<Teaser[]> =>
  api.get(`/off-market?lang=${language}`, { signal });

/** One off-market home. Rejects with `ApiError`. */
export const getTeaser = (api: ApiClient, id: number, language: Language, signal: AbortSignal): Promise<Teaser> =>
  api.get(`/off-market/${id}?lang=${language}`, { signal });
