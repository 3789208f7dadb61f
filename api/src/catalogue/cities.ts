import type { City } from '@facade/shared-domain/model';
import { displayCity } from './summarize.ts';
import type { CatalogueView } from './view.ts';

/** Every town with a public property, with its counts. */
export function listCities(view: CatalogueView): City[] {
  const towns = [...view.catalogue.statistics.towns.values()].filter(({ name }) => name !== '');
  const cities = towns.map(({ zip, name, counts }): City => {
    const city = view.cities.find(zip, name);
    return {
      name,
      label: displayCity({ zip, city: name }, view),
      aliases: city?.aliases ?? [],
      zip,
      counts,
      location: city?.location ?? null,
    };
  });
  const { compare } = new Intl.Collator(view.language);
  return cities.sort((a, b) => compare(a.label, b.label) || compare(a.zip, b.zip));
}
