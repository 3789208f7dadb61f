import type { ApiClient, LoaderArgs } from '@facade/section-kit';
import { ApiError } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { foldWords } from '@facade/shared-domain/language/fold-text';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type { PropertySummary } from '@facade/shared-domain/model';
import { townsNamed } from '../model/filters/towns.ts';
import { sampleSuggestions } from './sample-suggestions.ts';
import { sampleCategories, sampleCities, sampleFacets, sampleProjects, sampleProperty } from './samples.ts';

interface FakeApi extends ApiClient {
  /** Paths asked for, in order. */
  asked: string[];
}

/** An api over the sample properties, which filters by town, type, price, bedrooms and words, and refuses, as the real one does; its facets are always the same. */
export function fakeApi(properties: PropertySummary[] = [sampleProperty()]): FakeApi {
  const asked: string[] = [];
  const answer = (path: string): unknown => {
    const { pathname, searchParams } = new URL(path, 'http://api.test');
    if (pathname === '/categories') return sampleCategories;
    if (pathname === '/cities') return sampleCities;
    if (pathname === '/suggest') return sampleSuggestions(searchParams.get('q') ?? '');
    if (pathname === '/projects') return pageOf(sampleProjects, searchParams);
    if (pathname.endsWith('/similar')) return properties;
    if (pathname !== '/properties') throw new ApiError(404, 'no such path');
    const { filters, wrong } = readFilters(searchParams);
    const unknown = filters.types.filter((type) => !sampleCategories.some(({ id }) => id === type));
    if (unknown.length > 0) throw new ApiError(400, 'no category has this type');
    if (wrong.length > 0) throw new ApiError(400, `${wrong.map(({ name }) => name)} is not understood`);
    const isThere = (property: PropertySummary) =>
      filters.cities.some((city) => townsNamed(city, sampleCities).some(({ label }) => label === property.city));
    const { types, cities, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minBedrooms = 0, words = '' } = filters;
    const ids = searchParams.get('ids')?.split(',').map(Number);
    const fitting = properties.filter(
      (property) =>
        (!ids || ids.includes(property.id)) &&
        (types.length === 0 || types.some((type) => property.categoryIds.includes(type))) &&
        (cities.length === 0 || isThere(property)) &&
        foldWords(words).every((word) => foldWords(property.title.text).includes(word)) &&
        (property.price.amount ?? 0) >= minPrice &&
        (property.price.amount ?? 0) <= maxPrice &&
        (property.bedrooms ?? 0) >= minBedrooms,
    );
    const available = fitting.filter(({ availability }) => availability === 'available');
    const items = filters.available ? available : fitting;
    return {
      ...pageOf(items, searchParams),
      unavailable: fitting.length - available.length,
      ...(searchParams.get('facets') && { facets: sampleFacets }),
    };
  };
  return {
    asked,
    get: async <T>(path: string) => {
      asked.push(path);
      return answer(path) as T;
    },
  };
}

function pageOf<Item>(items: Item[], params: URLSearchParams) {
  const page = Number(params.get('page') ?? 1);
  const pageSize = Number(params.get('pageSize'));
  const first = (page - 1) * pageSize;
  return { items: items.slice(first, first + pageSize), page, pageSize, total: items.length };
}

/** What the shell hands to the loader of a list. */
export function listArgs(query: string, api: ApiClient, goal: 'sale' | 'rent' = 'sale'): LoaderArgs {
  const path = goal === 'sale' ? '/nl/te-koop/' : '/nl/te-huur/';
  return {
    route: {
      kind: `${goal}-list`,
      language: 'nl',
      original: goal === 'sale' ? '/for-sale/' : '/for-rent/',
      params: { goal },
    },
    url: new URL(path + query, 'http://site.test'),
    language: 'nl',
    site: sampleSite('nl'),
    api,
    signal: new AbortController().signal,
  };
}
