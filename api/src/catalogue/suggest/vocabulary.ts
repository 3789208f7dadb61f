import type { QueryVocabulary } from '@facade/shared-domain/listing/query/query-vocabulary';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import type { Catalogue } from '../catalogue.ts';
import { cityIndexOf } from '../towns/city-index.ts';

const vocabularies = new WeakMap<Catalogue, QueryVocabulary>();

/** What types and towns with homes are called in any language; made once per revision. */
export function vocabularyOf(catalogue: Catalogue): QueryVocabulary {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const cities = cityIndexOf(catalogue);
  const towns = [...catalogue.statistics.towns.values()].filter(({ name }) => name !== '');
  const vocabulary: QueryVocabulary = {
    types: catalogue.categories.map(({ id, name }) => ({ id, names: Object.values(name) })),
    towns: towns.map(({ name, zip }) => {
      const city = cities.find(zip, name);
      const names = [name, ...otherTownNames(name), ...(city?.aliases ?? []), ...Object.values(city?.label ?? {})];
      return { value: `${name}|${zip}`, zip, names, location: city?.location ?? null };
    }),
  };
  vocabularies.set(catalogue, vocabulary);
  return vocabulary;
}
