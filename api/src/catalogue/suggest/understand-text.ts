import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { LONGEST_STREET } from '@facade/shared-domain/listing/query/query-names';
import { readTokens } from '@facade/shared-domain/listing/query/query-tokens';
import { nameKey } from '@facade/shared-domain/listing/query/search-words';
import { understandPart } from '@facade/shared-domain/listing/query/understand-query';
import type { ListingFilters } from '@facade/shared-domain/model';
import { sql } from 'kysely';

import { hasWords, NAME_MARK } from '../query/words.ts';
import type { CatalogueView } from '../view.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface UnderstoodText {
  filters: ListingFilters;
  /** Words that neither are filters nor occur together in any home. */
  ignored: string;
}

/**
 * A text as filters. Words that are no other filter become the filter `words`, if some home has all of them. Null if there is nothing to
 * filter by.
 */
export async function understandText(view: CatalogueView, text: string): Promise<UnderstoodText | null> {
  const part = understandPart(text, vocabularyOf(view), await streetsIn(view, text));
  const rest = part ? part.ignored : text;
  if (rest === '' || !(await isInSomeHome(view, rest))) return part;
  const { words, ...filters } = part?.filters ?? NO_FILTERS;
  return { filters: { ...filters, words: [words, rest].filter(Boolean).join(' ') }, ignored: '' };
}

async function isInSomeHome(view: CatalogueView, words: string): Promise<boolean> {
  const fit = hasWords(words, view);
  if (!fit) return false;
  const { rows } = await sql`select from property p where ${fit} limit 1`.execute(view.db);
  return rows.length > 0;
}

/**
 * Keys of the streets with homes that the text may name. A street of one word is found as any other word is. Homes are counted, because
 * `exists` would have PostgreSQL read the table for a street that it expects to find soon.
 */
async function streetsIn({ db }: CatalogueView, text: string): Promise<ReadonlySet<string>> {
  const words = (readTokens(text) ?? []).map(({ text: word }) => word).filter((word) => nameKey(word) !== '');
  const keys = words.flatMap((_, from) =>
    words
      .slice(from + 1, from + LONGEST_STREET)
      .map((_last, more) => nameKey(words.slice(from, from + more + 2).join(' '))),
  );
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...new Set(keys)]}::text[]) key
    where (select count(*) from property p where p.words @@ (${`'${NAME_MARK}`}::text || key || ${"'"}::text)::tsquery) > 0`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
