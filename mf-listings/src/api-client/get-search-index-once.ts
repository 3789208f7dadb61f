import { browserApi } from '@facade/section-kit';
import type { Language, SearchIndex } from '@facade/shared-domain/model';
import { getSearchIndex } from './get-search-index.ts';

const loads = new Map<Language, Promise<SearchIndex>>();

/** The index for the search panel, fetched once per language. A failed fetch is forgotten, so that the next try is a new one. */
export function getSearchIndexOnce(language: Language): Promise<SearchIndex> {
  const known = loads.get(language);
  if (known) return known;
  const load = getSearchIndex(browserApi, language);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}
