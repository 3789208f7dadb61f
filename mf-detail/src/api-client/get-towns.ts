import { browserApi } from '@facade/section-kit';
import type { City, Language } from '@facade/shared-domain/model';

/** A town as the map shows it. */
export interface Town {
  /** In the visitor's language. */
  label: string;
  lat: number;
  lng: number;
}

/** The region's towns that have a place on the map. None where they cannot be had: the map then does without. */
export async function getTowns(language: Language, signal: AbortSignal): Promise<Town[]> {
  try {
    const cities = await browserApi.get<City[]>(`/cities?lang=${language}`, { signal });
    return cities.flatMap(({ label, location }) => (location ? [{ label, ...location }] : []));
  } catch {
    return [];
  }
}
