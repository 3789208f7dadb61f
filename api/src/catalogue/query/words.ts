import { readSearchWords } from '@facade/shared-domain/listing/query/search-words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CatalogueView } from '../view.ts';

/** Shorter words match whole words only: too many words begin with them. */
export const BEGINNING = 3;

/** In the column `words`, whole names begin with it, and no word does: prefixes of words match no names. */
export const NAME_MARK = '_';

/** With fewer homes than this, prefixes are matched at once. */
const MANY = 50_000;

export const isLarge = ({ catalogue }: CatalogueView): boolean => {
  const { sale, rent } = catalogue.statistics.all;
  return sale + rent >= MANY;
};

/** A query for every word; long words from this position on match as prefixes. */
export const begunFrom = (place: number, words: readonly string[]): string =>
  words.map((word, index) => (index < place || word.length < BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');

/**
 * Homes `p` with all words and names of the filter `words`; null if it has none. In a large catalogue only the last word matches as a
 * prefix: PostgreSQL collects all homes of a prefix before it checks the other words.
 */
export function hasWords(text: string, view: CatalogueView): RawBuilder<SqlBool> | null {
  const { names, words } = readSearchWords(text);
  const query = [
    ...names.map((name) => `'${NAME_MARK}${name}'`),
    begunFrom(isLarge(view) ? words.length - 1 : 0, words),
  ].filter(Boolean);
  return query.length > 0 ? sql`p.words @@ ${query.join(' & ')}::tsquery` : null;
}
