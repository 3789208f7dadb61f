import { foldName } from '@facade/shared-domain/language/fold-text';
import type { QueryVocabulary } from '@facade/shared-domain/listing/query/query-vocabulary';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import type { StoredCity } from '../../platform/index.ts';
import type { TypeFigures } from '../statistics.ts';
import type { CityIndex } from '../towns/city-index.ts';
import type { CatalogueView } from '../view.ts';

const vocabularies = new WeakMap<CityIndex, QueryVocabulary>();

/** What types and towns are called in any language; made once per revision of catalogue and map. */
export function vocabularyOf({ catalogue, cities }: Pick<CatalogueView, 'catalogue' | 'cities'>): QueryVocabulary {
  const known = vocabularies.get(cities);
  if (known) return known;
  const offered = [...catalogue.statistics.towns.values()].filter(({ name }) => name !== '');
  const towns = offered.map(({ name, zip }) => townOf({ ...(cities.find(zip, name) ?? UNLISTED), name, zip }));
  // If a town with homes has a name, the name means only that town.
  const taken = new Set(towns.flatMap(({ names }) => names.map(foldName)));
  const others = cities.withoutHomes.map(townOf).map((town) => ({
    ...town,
    names: town.names.filter((name) => !taken.has(foldName(name))),
    withoutHomes: true as const,
  }));
  const vocabulary: QueryVocabulary = {
    types: catalogue.categories.map(({ id, name }) => ({ id, names: Object.values(name) })),
    kinds: kindsOf(catalogue.statistics.types),
    towns: [...towns, ...others],
  };
  vocabularies.set(cities, vocabulary);
  return vocabulary;
}

/** The names that homes have beside those of their main categories, in every language. */
function kindsOf(figures: readonly TypeFigures[]): NonNullable<QueryVocabulary['kinds']> {
  const kinds = new Map<string, Set<number>>();
  for (const { categoryId, names } of figures)
    for (const name of Object.values(names)) {
      const key = foldName(name ?? '');
      if (key !== '' && categoryId !== null) kinds.set(key, (kinds.get(key) ?? new Set()).add(categoryId));
    }
  return [...kinds].map(([name, types]) => ({ name, types: [...types] }));
}

/** The rest of a town that neither the feed nor the map names. */
const UNLISTED = { aliases: [], label: {}, location: null };

const townOf = ({ name, zip, aliases, label, location }: StoredCity): QueryVocabulary['towns'][number] => ({
  value: `${name}|${zip}`,
  zip,
  names: [name, ...otherTownNames(name), ...aliases, ...Object.values(label)],
  location,
});
