import type { ApiClient } from '@facade/section-kit';
import type { Category, City, ContentPage, DemandZone, Language } from '@facade/shared-domain/model';

/** Options of the form. */
export interface DemandChoices {
  types: Pick<Category, 'id' | 'name'>[];
  zones: DemandZone[];
  /** Name of a town in queries → its label, for the initially chosen towns. */
  towns: Record<string, string>;
}

interface Asking {
  api: ApiClient;
  language: Language;
  signal: AbortSignal;
}

/** @param cities the initially chosen towns */
export async function loadChoices(
  { api, language, signal }: Asking,
  cities: readonly string[],
): Promise<DemandChoices> {
  const [types, zones, known] = await Promise.all([
    api.get<Category[]>(`/categories?lang=${language}`, { signal }),
    api.get<DemandZone[]>(`/demand/zones?lang=${language}`, { signal }),
    cities.length > 0 ? api.get<City[]>(`/cities?${named(cities, language)}`, { signal }) : [],
  ]);
  const towns = known.filter(({ name, zip }) => cities.includes(`${name}|${zip}`));
  return {
    types: types.map(({ id, name }) => ({ id, name })),
    zones,
    towns: Object.fromEntries(towns.map(({ name, zip, label }) => [`${name}|${zip}`, `${zip} ${label}`])),
  };
}

const named = (cities: readonly string[], language: Language): URLSearchParams =>
  new URLSearchParams([['lang', language], ...cities.map((city) => ['city', city])]);

/** The agency's page with the form. */
export const loadText = ({ api, language, signal }: Asking, original: string): Promise<ContentPage> =>
  api.get(`/content?path=${encodeURIComponent(original)}&lang=${language}`, { signal });

/** "Ath|7800" as a label. */
export function townText(city: string, towns: Readonly<Record<string, string>>): string {
  const [name = city, zip = ''] = city.split('|');
  return towns[city] ?? [zip, name].filter(Boolean).join(' ');
}
