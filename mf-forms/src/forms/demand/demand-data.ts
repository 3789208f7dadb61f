import type { ApiClient } from '@facade/section-kit';
import { writeDemand } from '@facade/shared-domain/listing/demand-criteria';
import type {
  Category,
  City,
  ContentPage,
  DemandCount,
  DemandCriteria,
  DemandZone,
  Language,
} from '@facade/shared-domain/model';

/** Options of the form. */
export interface DemandChoices {
  types: Pick<Category, 'id' | 'name'>[];
  zones: DemandZone[];
  /** Name of a town in queries → its label, for the initially chosen towns. */
  towns: Record<string, string>;
  /** What the initial search finds; null if that was not answered. */
  found: DemandCount | null;
}

interface Asking {
  api: ApiClient;
  language: Language;
  signal: AbortSignal;
}

/** @param criteria the initial search */
export async function loadChoices({ api, language, signal }: Asking, criteria: DemandCriteria): Promise<DemandChoices> {
  const { cities } = criteria;
  const [types, zones, known, found] = await Promise.all([
    api.get<Category[]>(`/categories?lang=${language}`, { signal }),
    api.get<DemandZone[]>(`/demand/zones?lang=${language}`, { signal }),
    cities.length > 0 ? api.get<City[]>(`/cities?${named(cities, language)}`, { signal }) : [],
    api.get<DemandCount>(`/demand/count?lang=${language}&${writeDemand(criteria)}`, { signal }).catch(() => null),
  ]);
  const towns = known.filter(({ name, zip }) => cities.includes(`${name}|${zip}`));
  return {
    types: types.map(({ id, name }) => ({ id, name })),
    zones,
    towns: Object.fromEntries(towns.map(({ name, zip, label }) => [`${name}|${zip}`, `${zip} ${label}`])),
    found,
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
