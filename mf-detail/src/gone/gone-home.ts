import type { LoaderArgs } from '@facade/section-kit';
import { slugify } from '@facade/shared-domain/language/slugify';
import type { City, Goal } from '@facade/shared-domain/model';

/** What is still known of a home that is no longer public: what its old address says. */
export interface GoneHome {
  goal: Goal;
  /** The town, where something is still offered there. */
  town: { label: string; name: string; zip: string } | null;
}

/** Reads the old address of a home. */
export async function goneHome({ route, url, language, api, signal }: LoaderArgs): Promise<GoneHome> {
  const goal: Goal = route.params.goal === 'rent' ? 'rent' : 'sale';
  const named = new Set(url.pathname.toLowerCase().split('/').slice(3, -1));
  const cities = await api.get<City[]>(`/cities?lang=${language}`, { signal }).catch(() => []);
  const city = cities.find(({ name, counts }) => counts[goal] > 0 && named.has(slugify(name)));
  return { goal, town: city ? { label: city.label, name: city.name, zip: city.zip } : null };
}
