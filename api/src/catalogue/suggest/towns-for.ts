import { foldNameWords, foldWords } from '@facade/shared-domain/language/fold-text';
import type { City, ListingFilters } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { searchMatches } from '@facade/shared-domain/search';
import { BEGINNING } from '../query/words.ts';
import { citiesWithoutHomes, listCities, someCities } from '../towns/cities.ts';
import type { CatalogueView } from '../view.ts';

interface FoldedCity {
  city: City;
  words: string[];
}

interface FoldedCities {
  offered: FoldedCity[];
  withoutHomes: FoldedCity[];
}

/** Towns that a text matches. Those without homes only if no others match, or if they are among the understood filters. */
export function townsFor(view: CatalogueView, text: string, { cities, near }: ListingFilters): City[] {
  const { offered, withoutHomes } = foldedCitiesOf(view);
  const matching = (folded: readonly FoldedCity[]) =>
    searchMatches(text, { types: [], cities: citiesLike(folded, foldWords(text)), properties: [] }, view.language)
      .cities;
  const found = matching(offered);
  const isWithoutHomes = (city: City) => withoutHomes.some((one) => one.city === city);
  const named = someCities(view, { cities, near, goal: 'sale', most: 0 }).filter(isWithoutHomes);
  const others = found.length > 0 || text.length < BEGINNING ? [] : matching(withoutHomes);
  return [...new Set([...found, ...named, ...others])];
}

const foldedCitiesOf = perObject(
  (view: CatalogueView): FoldedCities => ({
    offered: listCities(view).map(foldCity),
    withoutHomes: citiesWithoutHomes(view).map(foldCity),
  }),
);

function foldCity(city: City): FoldedCity {
  const names = [city.name, city.label, ...city.aliases, ...otherTownNames(city.name), city.zip];
  return { city, words: names.flatMap(foldNameWords) };
}

/** Towns with a name in which each of these words begins some word: leaves few to rank. */
const citiesLike = (folded: readonly FoldedCity[], words: readonly string[]): City[] =>
  folded
    .filter(({ words: own }) => words.every((word) => own.some((one) => one.startsWith(word))))
    .map(({ city }) => city);
