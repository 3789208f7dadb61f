import { foldWords } from '@facade/shared-domain/language/fold-text';
import { writeFilters } from '@facade/shared-domain/listing/listing-filters';
import { indexOf, typesLike, typesNamed } from '@facade/shared-domain/listing/query-vocabulary';
import { understandQuery } from '@facade/shared-domain/listing/understand-query';
import type { Category, PropertySummary, Suggestions } from '@facade/shared-domain/model';
import { rankMatches, searchMatches } from '@facade/shared-domain/search';
import { sql } from 'kysely';
import { listCities } from './cities.ts';
import { listCategories } from './counts.ts';
import { conditionsOf } from './query/conditions.ts';
import { countHomes } from './query/count-homes.ts';
import { findIds } from './query/find-ids.ts';
import { QUERY_LIMITS } from './query/limits.ts';
import { readSummaries } from './records.ts';
import { searchPropertyOf } from './search-index.ts';
import type { CatalogueView } from './view.ts';
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
  const { cities } = searchMatches(text, { types: [], cities: listCities(view), properties: [] }, view.language);
  const summaries = words.length > MOST_WORDS ? [] : await homesWith(view, words);
  const ranked = rankMatches(text, summaries, keysOf).slice(0, SHOWN.properties);
  return {
    types: typesIn(view, text, types).slice(0, SHOWN.types),
    cities: cities.slice(0, SHOWN.cities),
    properties: ranked.map((summary) => ({ ...searchPropertyOf(summary), goal: summary.goal, price: summary.price })),
    query: await queryIn(view, text),
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

/** By the visitor's own word first, then by a part of a compound, and by their names in other languages. */
function typesIn(view: CatalogueView, text: string, types: Category[]): Category[] {
  const index = indexOf(vocabularyOf(view.catalogue));
  const name = foldWords(text).join(' ');
  const own = searchMatches(text, { types, cities: [], properties: [] }, view.language).types.map(({ id }) => id);
  const ids = new Set([...own, ...typesNamed(name, index), ...typesLike(name, index)]);
  return [...ids].flatMap((id) => types.filter((type) => type.id === id));
}

/** Homes that have every word, of which the long ones may be beginnings. */
async function homesWith(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  const query = words.map((word) => (word.length < BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');
  const ids = await findIds(view, {
    conditions: { choices: {}, others: [sql`p.words @@ ${query}::tsquery`] },
    available: false,
    sort: '-date',
    start: 0,
    size: RANKED,
  });
  return readSummaries(view, ids);
}

async function queryIn(view: CatalogueView, text: string): Promise<Suggestions['query']> {
  const filters = understandQuery(text, vocabularyOf(view.catalogue));
  if (!filters) return null;
  const counts = await countHomes(view.db, conditionsOf(filters, view), QUERY_LIMITS.counted);
  const count = filters.available ? counts.available : counts.available + counts.unavailable;
  const { goal = null, ...rest } = filters;
  return { goal, filters: writeFilters(rest).toString(), count: Math.min(count, QUERY_LIMITS.counted) };
}
