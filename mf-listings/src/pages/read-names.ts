import { categoryPlural } from '@facade/shared-domain/language/category-plural';
import type { Category, City, Goal, Language, ListingFilters } from '@facade/shared-domain/model';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { readTown, townAt, townName, townsNamed } from '../filters/towns.ts';
import { joinLabels, joinNames } from '../list/join-labels.ts';
import type { Around, ChosenFilter } from '../list/list-data.ts';
import { otherGoal } from '../list/list-paths.ts';
import type { WrongParameter } from '../list/list-query.ts';

interface Names {
  /** With canonical towns, without unknown types and towns. */
  filters: ListingFilters;
  wrong: WrongParameter[];
  /** They narrow to something else than what was written. */
  isOther: boolean;
  type: ChosenFilter | null;
  city: ChosenFilter | null;
  typeNames: string;
  cityNames: string;
  around: Around | null;
}

/** A heading names so many types or towns; a list of more only says "Panden". */
const NAMED = 3;

/** What a query is read against. */
interface Known {
  goal: Goal;
  categories: Category[];
  towns: City[];
  language: Language;
}

/** Reads the types and towns of a query against the agency's own. A radius around the one town that is chosen takes its place. */
export function readNames(asked: ListingFilters, { goal, categories, towns, language }: Known): Names {
  const wrong: WrongParameter[] = [];
  const types = asked.types.filter((id) => {
    const isKnown = categories.some((category) => category.id === id);
    if (!isKnown) wrong.push({ name: 'type', values: [String(id)] });
    return isKnown;
  });
  const read = asked.cities.flatMap((value) => {
    const town = readTown(value, towns);
    if (town === null) wrong.push({ name: 'city', values: [value] });
    return town ?? [];
  });
  const cities = [...new Set(read)];
  const centre = asked.near && townAt(asked.near, towns);
  const [only = ''] = cities;
  const isAround = cities.length === 1 && centre !== undefined && cityValue(centre) === only;
  const filters = { ...asked, goal: undefined, types, cities: isAround ? [] : cities };
  const place = asked.near ? centre : cities.length === 1 ? townsNamed(only, towns)[0] : undefined;
  return {
    filters,
    wrong,
    isOther: wrong.length > 0 || isAround,
    type: types.length === 1 ? chosenType(types[0], goal, categories) : null,
    city: filters.cities.length === 1 ? chosenCity(only, goal, towns) : null,
    typeNames: few(types) ? pluralsOf(types, categories, language) : '',
    cityNames: few(filters.cities)
      ? joinNames(
          filters.cities.map((value) => townName(value, towns)),
          language,
        )
      : '',
    around: aroundOf(place),
  };
}

const few = (chosen: unknown[]): boolean => chosen.length > 0 && chosen.length <= NAMED;

/** "Woningen en appartementen". German nouns keep their capital. */
function pluralsOf(types: number[], categories: Category[], language: Language): string {
  const join = language === 'de' ? joinNames : joinLabels;
  const chosen = categories.filter(({ id }) => types.includes(id));
  return join(
    chosen.map(({ name }) => categoryPlural(name, language)),
    language,
  );
}

function chosenType(id: number | undefined, goal: Goal, categories: Category[]): ChosenFilter | null {
  const category = categories.find((known) => known.id === id);
  if (!category) return null;
  const { name, counts } = category;
  return { value: String(id), label: name, count: counts[goal], otherCount: counts[otherGoal(goal)] };
}

function chosenCity(value: string, goal: Goal, towns: City[]): ChosenFilter {
  const meant = townsNamed(value, towns);
  const sum = (of: Goal) => meant.reduce((total, { counts }) => total + counts[of], 0);
  return { value, label: townName(value, towns), count: sum(goal), otherCount: sum(otherGoal(goal)) };
}

const aroundOf = (town: City | undefined): Around | null =>
  town?.location ? { value: cityValue(town), label: town.label, lat: town.location.lat, lng: town.location.lng } : null;
