import { foldWords } from '@facade/shared-domain/language/fold-text';
import { writeFilters } from '@facade/shared-domain/listing/listing-filters';
import { indexOf, typesLike, typesNamed } from '@facade/shared-domain/listing/query-vocabulary';
import { understandQuery } from '@facade/shared-domain/listing/understand-query';
import type { Category, City, Goal, PropertySummary, Suggestions } from '@facade/shared-domain/model';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { rankMatches, searchMatches } from '@facade/shared-domain/search';
import { sql } from 'kysely';
import { listCities } from '../cities.ts';
import { listCategories } from '../counts.ts';
import { countFitting } from '../list-properties.ts';
import type { HomeCounts } from '../query/count-homes.ts';
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
  const [summaries, query] = await Promise.all([
    words.length > MOST_WORDS ? [] : homesWith(view, words),
    queryIn(view, text),
  ]);
  const ranked = rankMatches(text, summaries, keysOf).slice(0, SHOWN.properties);
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

/** The newest homes, which are searched first: words that many homes have are found among them. */
const NEWEST = 300;

/** Homes that are looked at: words that more have are not yet what somebody looks for. */
const MOST_FOUND = 1000;

/** Of fewer homes those of any beginning are brought together at once. */
const MANY = 50_000;

/**
 * The newest homes that have every word, of which the long ones may be beginnings: those among the {@link NEWEST} of all, where they are
 * enough. If not, few homes have them, and those are found by an index; of the first {@link MOST_FOUND}, where more have them. Whole
 * words are looked for first, then such with the beginning of the last, which is still being typed: PostgreSQL brings all homes of a
 * beginning together before it asks for the other words, and a word before the last may begin half of {@link MANY}.
 */
async function homesWith(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  const [whole, lastBegun, allBegun] = [
    begunFrom(words.length, words),
    begunFrom(words.length - 1, words),
    begunFrom(0, words),
  ];
  const { sale, rent } = view.catalogue.statistics.all;
  let ids = await amongNewest(view, allBegun);
  if (ids.length < RANKED) ids = await foundBy(view, whole);
  if (ids.length < RANKED && lastBegun !== whole) ids = await foundBy(view, lastBegun);
  const enough = sale + rent < MANY ? RANKED : 1;
  if (ids.length < enough && allBegun !== lastBegun) ids = await foundBy(view, allBegun);
  return readSummaries(view, ids);
}

/** Asks for every word, of which the long ones from this place on may be beginnings. */
const begunFrom = (place: number, words: readonly string[]): string =>
  words.map((word, index) => (index < place || word.length < BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');

async function amongNewest(view: CatalogueView, query: string): Promise<number[]> {
  const newest = (goal: Goal) => sql`(select p.id, p.published_at, p.words from property p
    where p.goal = ${goal} and p.is_available order by p.published_at desc, p.id desc limit ${NEWEST})`;
  const { rows } = await sql<{ id: number }>`
    select id from (select * from (${newest('sale')} union all ${newest('rent')}) p
      order by published_at desc, id desc limit ${NEWEST}) p
    where words @@ ${query}::tsquery order by published_at desc, id desc limit ${RANKED}`.execute(view.db);
  return rows.map(({ id }) => id);
}

async function foundBy(view: CatalogueView, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select p.id, p.is_available, p.published_at from property p where p.words @@ ${query}::tsquery limit ${MOST_FOUND})
    select id from found order by is_available desc, published_at desc, id desc limit ${RANKED}`.execute(view.db);
  return rows.map(({ id }) => id);
}

async function queryIn(view: CatalogueView, text: string): Promise<Suggestions['query']> {
  const filters = understandQuery(text, vocabularyOf(view.catalogue));
  if (!filters) return null;
  const [sale, rent] = await Promise.all([
    countFitting(view, { ...filters, goal: 'sale' }),
    countFitting(view, { ...filters, goal: 'rent' }),
  ]);
  const counted = { sale: [sale], rent: [rent], any: [sale, rent] }[filters.goal ?? 'any'];
  const sum = (kind: keyof HomeCounts) => counted.reduce((total, counts) => total + counts[kind], 0);
  const count = sum('available') + (filters.available ? 0 : sum('unavailable'));
  const { goal = null, ...rest } = filters;
  const bounded = (number: number) => Math.min(number, QUERY_LIMITS.counted);
  return {
    goal,
    filters: writeFilters(rest).toString(),
    count: bounded(count),
    counts: { sale: bounded(sale.available), rent: bounded(rent.available) },
  };
}
