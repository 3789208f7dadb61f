import type { Language, SearchIndex } from '@facade/shared-domain/model';

const loads = new Map<Language, Promise<SearchIndex>>();

/** What the search panel looks through, fetched once per language. A failed fetch is forgotten, so that the next try is a new one. */
export function getSearchIndex(language: Language): Promise<SearchIndex> {
  const known = loads.get(language);
  if (known) return known;
  const load = fetchIndex(language);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const response = await fetch(`/api/search-index?lang=${language}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`search index: status ${response.status}`);
  return response.json();
}
