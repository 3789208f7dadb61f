import type { ApiClient, LoaderArgs } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { type ApiCall, HttpResponse, startApi, type TestApi } from '@facade/section-kit/testing/api';
import { foldWords } from '@facade/shared-domain/language/fold-text';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type { PropertySummary } from '@facade/shared-domain/model';
import { townsNamed } from '../filters/towns.ts';
import { sampleSuggestions } from './sample-suggestions.ts';
import { sampleCategories, sampleCities, sampleFacets, sampleProjects, sampleProperty } from './samples.ts';

/**
 * For the tests of a file, an api over sample properties. It filters by town, type, price, bedrooms and words, and refuses, as the real
 * one does; its facets are always the same.
 * @example const homesApi = startHomesApi(); loadList(listArgs('?city=Ath', homesApi([sampleProperty()])))
 */
export function startHomesApi(api = startApi()): (properties?: PropertySummary[]) => TestApi {
  return (properties = [sampleProperty()]) => {
    const json = (path: string, answer: (params: URLSearchParams) => unknown) =>
      api.answer('get', path, ({ path }) => HttpResponse.json(answer(paramsOf({ path })) as object));
    json('/categories', () => sampleCategories);
    json('/cities', () => sampleCities);
    json('/suggest', (params) => sampleSuggestions(params.get('q') ?? ''));
    json('/projects', (params) => pageOf(sampleProjects, params));
    json('/properties/:id/similar', () => properties);
    api.answer('get', '/properties', (call) => propertiesFor(paramsOf(call), properties));
    return api;
  };
}

/** What was requested since the start of the test. */
export const pathsOf = ({ calls }: TestApi): string[] => calls.map(({ path }) => path);

/** The query of a call. */
export const paramsOf = ({ path }: Pick<ApiCall, 'path'>) => new URL(path, 'http://api.test').searchParams;

function propertiesFor(params: URLSearchParams, properties: PropertySummary[]): Response {
  const { filters, wrong } = readFilters(params);
  const isKnown = filters.types.every((type) => sampleCategories.some(({ id }) => id === type));
  if (!isKnown || wrong.length > 0) return HttpResponse.json({ title: 'not understood' }, { status: 400 });
  const isThere = (property: PropertySummary) =>
    filters.cities.some((city) => townsNamed(city, sampleCities).some(({ label }) => label === property.city));
  const { types, cities, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minBedrooms = 0, words = '' } = filters;
  const ids = params.get('ids')?.split(',').map(Number);
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
  return HttpResponse.json({
    ...pageOf(filters.available ? available : fitting, params),
    unavailable: fitting.length - available.length,
    ...(params.get('facets') && { facets: sampleFacets }),
  });
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
