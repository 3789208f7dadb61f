import { foldNameWords, foldWords } from '@facade/shared-domain/language/fold-text';
import { indexOf, typesLike, typesNamed } from '@facade/shared-domain/listing/query/query-vocabulary';
import { withoutReferenceWord } from '@facade/shared-domain/listing/query/reference-word';
import { understandPart } from '@facade/shared-domain/listing/query/understand-query';
import type { Category, City, PropertySummary, Suggestions } from '@facade/shared-domain/model';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { rankMatches, searchMatches } from '@facade/shared-domain/search';
import { listCategories } from '../answers/counts.ts';
import { EVERYTHING } from '../list-properties.ts';
import { listCities } from '../towns/cities.ts';
import type { CatalogueView } from '../view.ts';
import { homesWith } from './homes-with.ts';
import { projectsWith } from './projects-with.ts';
import { queryIn } from './query-in.ts';
import { suggestedPropertyOf } from './search-property.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Maximum number of rows of each kind. */
const SHOWN = { types: 8, cities: 8, properties: 10 };

/** Suggestions for a typed text. An empty text returns all types. */
export async function suggest(view: CatalogueView, typed: string): Promise<Suggestions> {
  const text = withoutReferenceWord(typed);
  const words = foldWords(text);
  const types = listCategories(view);
  if (words.length === 0) return { types, cities: [], properties: [], query: null };
  const { cities } = searchMatches(text, { types: [], cities: citiesLike(view, words), properties: [] }, view.language);
  const found = {
    types: typesIn(view, text, types).slice(0, SHOWN.types),
    cities: cities.slice(0, SHOWN.cities),
  };
  const part = understandPart(text, vocabularyOf(view.catalogue));
  const projects = await projectsWith(view, words);
  const named = projects.length > 0 && { projects };
  if (part?.ignored === '') {
    const [{ query, homes }, called] = await Promise.all([
      queryIn(view, part.filters, SHOWN.properties),
      homesCalled(view, words),
    ]);
    return { ...found, properties: rowsOf([...called, ...homes], []), ...named, query };
  }
  const [units, homes] = await Promise.all([unitsOf(view, projects[0]?.id), homesWith(view, words)]);
  const ranked = rankMatches(text, homes, keysOf);
  // At equal rank, and regardless of the match: visitors do not search for sold homes.
  const sorted = [...units, ...ranked.filter(isAvailable), ...ranked.filter((home) => !isAvailable(home))];
  const properties = rowsOf(sorted, words);
  const isNothing = properties.length + found.types.length + found.cities.length + projects.length === 0;
  const query = part && isNothing ? (await queryIn(view, part.filters, 0)).query : null;
  const says = query && query.filters !== '' && part ? { ...query, ignored: part.ignored } : null;
  return { ...found, properties, ...named, query: says };
}

const isAvailable = ({ availability }: PropertySummary): boolean => availability === 'available';

/** Rows in this order, without duplicates. */
const rowsOf = (homes: readonly PropertySummary[], words: readonly string[]) =>
  [...new Map(homes.map((home) => [home.id, home])).values()]
    .slice(0, SHOWN.properties)
    .map((home) => suggestedPropertyOf(home, words));

/** The home whose reference is the typed zip. */
async function homesCalled(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  const [word = '', ...others] = words;
  if (others.length > 0 || !/^\d+$/.test(word)) return [];
  return (await homesWith(view, words)).filter(({ id }) => String(id) === word);
}

const unitsOf = async (view: CatalogueView, project: number | undefined): Promise<PropertySummary[]> =>
  project === undefined ? [] : (await queryIn(view, { ...EVERYTHING, project }, SHOWN.properties)).homes;

const keysOf = ({ id, title, typeName, city, zip, street }: PropertySummary) => [
  id,
  title.text,
  typeName,
  city,
  zip,
  street,
];

const foldedCities = new WeakMap<CatalogueView, { city: City; words: string[] }[]>();

/** Towns with a name in which each of these words begins some word: leaves few to rank. */
function citiesLike(view: CatalogueView, words: readonly string[]): City[] {
  const folded =
    foldedCities.get(view) ??
    listCities(view).map((city) => {
      const names = [city.name, city.label, ...city.aliases, ...otherTownNames(city.name), city.zip];
      return { city, words: names.flatMap(foldNameWords) };
    });
  foldedCities.set(view, folded);
  return folded
    .filter(({ words: own }) => words.every((word) => own.some((one) => one.startsWith(word))))
    .map(({ city }) => city);
}

/** Types that match as typed first, then as part of a compound word, then by their names in other languages. */
function typesIn(view: CatalogueView, text: string, types: Category[]): Category[] {
  const index = indexOf(vocabularyOf(view.catalogue));
  const name = foldWords(text).join(' ');
  const own = searchMatches(text, { types, cities: [], properties: [] }, view.language).types.map(({ id }) => id);
  const ids = new Set([...own, ...typesNamed(name, index), ...typesLike(name, index)]);
  return [...ids].flatMap((id) => types.filter((type) => type.id === id));
}
