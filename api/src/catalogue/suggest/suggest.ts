import { foldWords } from '@facade/shared-domain/language/fold-text';
import { truncate } from '@facade/shared-domain/language/text';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { indexOf, typesLike, typesNamed } from '@facade/shared-domain/listing/query/query-vocabulary';
import { withoutReferenceWord } from '@facade/shared-domain/listing/query/reference-word';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type {
  Category,
  ListingFilters,
  PropertySummary,
  SearchProperty,
  SuggestedProperty,
  Suggestions,
} from '@facade/shared-domain/model';
import { rankMatches, searchMatches } from '@facade/shared-domain/search';
import { listCategories } from '../answers/counts.ts';
import type { CatalogueView } from '../view.ts';
import { homesWith } from './homes-with.ts';
import { projectsWith } from './projects-with.ts';
import { queryIn } from './query-in.ts';
import { townsFor } from './towns-for.ts';
import { understandText } from './understand-text.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The spec's length of a description in the search panel. */
const TITLE_LENGTH = 100;

/** The part of a home that a row of the panel shows. */
function searchPropertyOf({ id, path, city, zip, typeName, title, pictures }: PropertySummary): SearchProperty {
  return { id, path, city, zip, typeName, title: truncate(title.text, TITLE_LENGTH), picture: pictures[0] ?? null };
}

/** The same with price and goal, and with the street if one of these words occurs nowhere else. */
function suggestedPropertyOf(summary: PropertySummary, words: readonly string[]): SuggestedProperty {
  const { goal, availability, price, street } = summary;
  const shown = searchPropertyOf(summary);
  const read = foldWords(`${shown.title} ${shown.city} ${shown.zip} ${shown.typeName}`);
  const isByStreet = words.some((word) => isIn(word, foldWords(street ?? '')) && !isIn(word, read));
  return { ...shown, goal, availability, price, ...(street && isByStreet && { street }) };
}

const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => one.startsWith(word));

/** Maximum number of rows of each kind. */
const SHOWN = { types: 8, cities: 8, properties: 10 };

/** Suggestions for a typed text. An empty text returns all types. */
export async function suggest(view: CatalogueView, typed: string): Promise<Suggestions> {
  const text = withoutReferenceWord(typed);
  const words = foldWords(text);
  const types = listCategories(view);
  if (words.length === 0) return { types, cities: [], properties: [], query: null };
  const understood = await understandText(view, text);
  const found = {
    types: typesIn(view, text, types).slice(0, SHOWN.types),
    cities: townsFor(view, text, understood?.ignored === '' ? understood.filters : NO_FILTERS).slice(0, SHOWN.cities),
  };
  const projects = await projectsWith(view, words);
  const named = projects.length > 0 && { projects };
  if (understood?.ignored === '' && !isOnlyWords(understood.filters)) {
    const [{ query, homes }, called] = await Promise.all([
      queryIn(view, understood.filters, SHOWN.properties),
      homesCalled(view, words),
    ]);
    const searched = understood.filters.words ? words : [];
    if (homes.length > 0) return { ...found, properties: rowsOf([...called, ...homes], searched), ...named, query };
    // Nothing is offered in Tournai, but there may be a home in a Chaussée de Tournai.
    return { ...found, properties: rowsOf(await homesLike(view, text, words), words), ...named, query };
  }
  const [units, homes] = await Promise.all([unitsOf(view, projects[0]?.id), homesLike(view, text, words)]);
  const properties = rowsOf([...units, ...homes], words);
  if (understood?.ignored === '')
    return { ...found, properties, ...named, query: (await queryIn(view, understood.filters, 0)).query };
  const isNothing = properties.length + found.types.length + found.cities.length + projects.length === 0;
  const query = understood && isNothing ? (await queryIn(view, understood.filters, 0)).query : null;
  const says = query && query.filters !== '' && understood ? { ...query, ignored: understood.ignored } : null;
  return { ...found, properties, ...named, query: says };
}

/** The words of a street, a title or a reference: the closest matches are the best, not the newest. */
const isOnlyWords = ({ words, ...others }: ListingFilters): boolean =>
  words !== undefined && writeFilters(others).size === 0;

/** Homes that contain every word, the closest match first. */
async function homesLike(view: CatalogueView, text: string, words: readonly string[]): Promise<PropertySummary[]> {
  const ranked = rankMatches(text, await homesWith(view, words), keysOf);
  // At equal rank, and regardless of the match: visitors do not search for sold homes.
  return [...ranked.filter(isAvailable), ...ranked.filter((home) => !isAvailable(home))];
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
  project === undefined ? [] : (await queryIn(view, { ...NO_FILTERS, project }, SHOWN.properties)).homes;

const keysOf = ({ id, title, typeName, city, zip, street }: PropertySummary) => [
  id,
  title.text,
  typeName,
  city,
  zip,
  street,
];

/** Types that match as typed first, then as part of a compound word, then by their names in other languages. */
function typesIn(view: CatalogueView, text: string, types: Category[]): Category[] {
  const index = indexOf(vocabularyOf(view));
  const name = foldWords(text).join(' ');
  const own = searchMatches(text, { types, cities: [], properties: [] }, view.language).types.map(({ id }) => id);
  const ids = new Set([...own, ...typesNamed(name, index), ...typesLike(name, index)]);
  return [...ids].flatMap((id) => types.filter((type) => type.id === id));
}
