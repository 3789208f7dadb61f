import type { Goal, Language } from '@facade/shared-domain/model';
import { listCities } from '../catalogue/cities.ts';
import { listCategories } from '../catalogue/counts.ts';
import type { Snapshot } from '../snapshot.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const GOALS = { 'sale-list': 'sale', 'rent-list': 'rent' } as const satisfies Record<string, Goal>;

/** The lists, and the list of each type and of each town in which something is offered. */
export function listEntries(snapshot: Snapshot): SitemapEntry[] {
  const { content, enabled } = snapshot;
  const view = snapshot.view(enabled[0] ?? 'nl');
  const categories = listCategories(view);
  const cities = listCities(view);
  return [...content.places.values()].flatMap(({ type, paths }) => {
    if (type !== 'sale-list' && type !== 'rent-list') return [];
    const goal = GOALS[type];
    const queries = [
      ...categories.filter(({ counts }) => counts[goal] > 0).map(({ id }) => ({ type: String(id) })),
      ...cities.filter(({ counts }) => counts[goal] > 0).map(({ name, zip }) => ({ city: `${name}|${zip}` })),
    ];
    const suffixes = ['', ...queries.map((query) => `?${new URLSearchParams(query)}`)];
    return suffixes.map((suffix) => ({ paths: withSuffix(enabled, paths, suffix) }));
  });
}

const withSuffix = (
  languages: readonly Language[],
  paths: Record<Language, string>,
  suffix: string,
): SitemapEntry['paths'] => Object.fromEntries(languages.map((language) => [language, paths[language] + suffix]));
