import type { ApiClient } from '@facade/section-kit';
import type { Language, Suggestions } from '@facade/shared-domain/model';

/** Matches for a typed text; a blank text returns every property type. Rejects with `ApiError`. */
export function getSuggestions(
  api: ApiClient,
  language: Language,
  q: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  return api.get<Suggestions>(`/suggest?${new URLSearchParams({ lang: language, q })}`, { signal });
}
