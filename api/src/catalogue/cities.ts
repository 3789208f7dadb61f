import type { City, Counts } from '@facade/shared-domain/model';
import { cityKey } from './city-index.ts';
import { isAvailable } from './counts.ts';
import { displayCity } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/** Every town with a public property, with its counts. */
export function listCities(view: CatalogueView): City[] {
  const counts = new Map<string, { zip: string; name: string; counts: Counts }>();
  for (const property of view.catalogue.properties) {
    if (!property.city) continue;
    const key = cityKey(property.zip, property.city);
    const entry = counts.get(key) ?? { zip: property.zip, name: property.city, counts: { sale: 0, rent: 0 } };
    if (isAvailable(property)) entry.counts[property.goal] += 1;
    counts.set(key, entry);
  }
  const cities = [...counts.values()].map(({ zip, name, counts: total }) => {
    const city = view.cities.find(zip, name);
    return {
      name,
      label: displayCity({ zip, city: name }, view),
      aliases: city?.aliases ?? [],
      zip,
      counts: total,
      location: city?.location ?? null,
    };
  });
  const { compare } = new Intl.Collator(view.language);
  return cities.sort((a, b) => compare(a.label, b.label) || compare(a.zip, b.zip));
}
