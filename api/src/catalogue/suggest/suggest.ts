import { foldWords } from '@facade/shared-domain/language/fold-text';
import { writeFilters } from '@facade/shared-domain/listing/listing-filters';
import { indexOf, typesLike, typesNamed } from '@facade/shared-domain/listing/query-vocabulary';
import { understandQuery } from '@facade/shared-domain/listing/understand-query';
import type { Category, City, ListingFilters, PropertySummary, Suggestions } from '@facade/shared-domain/model';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { rankMatches, searchMatches } from '@facade/shared-domain/search';
import { sql } from 'kysely';
import { listCities } from '../cities.ts';
import { listCategories } from '../counts.ts';
import { type Condition, conditionsOf } from '../query/conditions.ts';
import { countHomes } from '../query/count-homes.ts';
import { findIds } from '../query/find-ids.ts';
import { QUERY_LIMITS } from '../query/limits.ts';
import { readSummaries } from '../records.ts';
import type { CatalogueView } from '../view.ts';
import { searchPropertyOf } from './search-property.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Rows of each kind. */
const SHOWN = { types: 8, cities: 8, properties: 10 };

/** Homes that are ranked: the newest that have every word. */
const RANKED = 40;

/** Fewer letters begin too many words; they find whole words alone. */
const BEGINNING = 3;

const MOST_WORDS = 10;

/** What a typed text finds. An empty one finds all types. */
export async function suggest(view: CatalogueView, text: string): Promise<Suggestions> {
  const words = foldWords(text);
  const types = listCategories(view);
  if (words.length === 0) return { types, cities: [], properties: [], query: null };
  const { cities } = searchMatches(text, { types: [], cities: citiesLike(view, words), properties: [] }, view.language);
  const summaries = words.length > MOST_WORDS ? [] : await homesWith(view, words);
  const ranked = rankMatches(text, summaries, keysOf).slice(0, SHOWN.properties);
  const query = await queryIn(view, text);
  return {
    types: typesIn(view, text, types).slice(0, SHOWN.types),
    cities: cities.slice(0, SHOWN.cities),
    properties: ranked.map((summary) => ({ ...searchPropertyOf(summary), goal: summary.goal, price: summary.price })),
    query,
  };
}

const keysOf = ({ id, title, typeName, city, zip, street }: PropertySummary) => [
  id,
  title.text,
  typeName,
  city,
  zip,
  street,
];

const foldedCities = new WeakMap<CatalogueView, { city: City; words: string[] }[]>();

/** Towns that have a word for each of these to begin: few are left to be ranked. */
function citiesLike(view: CatalogueView, words: readonly string[]): City[] {
  const folded =
    foldedCities.get(view) ??
    listCities(view).map((city) => {
      const names = [city.name, city.label, ...city.aliases, ...otherTownNames(city.name), city.zip];
      return { city, words: names.flatMap(foldWords) };
    });
  foldedCities.set(view, folded);
  return folded
    .filter(({ words: own }) => words.every((word) => own.some((one) => one.startsWith(word))))
    .map(({ city }) => city);
}

/** By the visitor's own word first, then by a part of a compound, and by their names in other languages. */
function typesIn(view: CatalogueView, text: string, types: Category[]): Category[] {
  const index = indexOf(vocabularyOf(view.catalogue));
  const name = foldWords(text).join(' ');
  const own = searchMatches(text, { types, cities: [], properties: [] }, view.language).types.map(({ id }) => id);
  const ids = new Set([...own, ...typesNamed(name, index), ...typesLike(name, index)]);
  return [...ids].flatMap((id) => types.filter((type) => type.id === id));
}

/** Homes that are all looked at; of more, the newest are read in order. */
const FEW = 500;

/** The newest homes that have every word, of which the long ones may be beginnings. */
async function homesWith(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  const query = words.map((word) => (word.length < BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');
  const has: Condition = sql`p.words @@ ${query}::tsquery`;
  const { rows } = await sql<{ id: number; n: number }>`
    with found as materialized (
      select p.id, p.is_available, p.published_at from property p where ${has} limit ${FEW + 1})
    select id, (select count(*) from found)::integer as n from found
    order by is_available desc, published_at desc, id desc limit ${RANKED}`.execute(view.db);
  if ((rows[0]?.n ?? 0) <= FEW)
    return readSummaries(
      view,
      rows.map(({ id }) => id),
    );
  const conditions = { choices: {}, others: [has] };
  return readSummaries(
    view,
    await findIds(view, { conditions, available: false, sort: '-date', start: 0, size: RANKED }),
  );
}

async function queryIn(view: CatalogueView, text: string): Promise<Suggestions['query']> {
  const filters = understandQuery(text, vocabularyOf(view.catalogue));
  if (!filters) return null;
  const countOf = (wanted: ListingFilters) => countHomes(view.db, conditionsOf(wanted, view), QUERY_LIMITS.counted);
  const [counts, sale, rent] = await Promise.all([
    countOf(filters),
    countOf({ ...filters, goal: 'sale' }),
    countOf({ ...filters, goal: 'rent' }),
  ]);
  const count = filters.available ? counts.available : counts.available + counts.unavailable;
  const { goal = null, ...rest } = filters;
  const bounded = (number: number) => Math.min(number, QUERY_LIMITS.counted);
  return {
    goal,
    filters: writeFilters(rest).toString(),
    count: bounded(count),
    counts: { sale: bounded(sale.available), rent: bounded(rent.available) },
  };
}
