import type { Translate } from '@facade/section-kit';
import type { Counts, Goal, Language, Picture, SearchIndex, SearchProperty } from '@facade/shared-domain/model';
import { searchMatches } from '@facade/shared-domain/search';
import { cityValue } from '../list/filters.ts';
import { listHref } from '../list/list-query.ts';

/** One thing to choose in a row; `href` is null where nothing is behind it. */
export interface SearchCell {
  id: string;
  href: string | null;
  label: string;
  count: number | null;
}

export interface SearchRow {
  key: string;
  name: string;
  note: string;
  /** Properties only. */
  picture: Picture | null;
  cells: SearchCell[];
}

export interface SearchSection {
  kind: 'types' | 'cities' | 'properties';
  title: string;
  rows: SearchRow[];
  /** Matches that are not shown. */
  more: number;
}

interface SearchTexts {
  language: Language;
  paths: Record<Goal, string>;
  /** Makes the ids of cells unique in the document. */
  prefix: string;
  t: Translate;
}

const MAX_TOWNS = 6;
const MAX_PROPERTIES = 8;

/** What the panel lists: every property type while nothing is typed, else the types, towns and properties that match. */
export function searchSections(text: string, index: SearchIndex, texts: SearchTexts): SearchSection[] {
  const { language, t } = texts;
  const typed = text.trim() !== '';
  const { types, cities, properties } = typed
    ? searchMatches(text, { types: index.categories, cities: index.cities, properties: index.properties }, language)
    : { types: index.categories, cities: [], properties: [] };
  const section = <Item>(
    kind: SearchSection['kind'],
    items: Item[],
    max: number,
    toRow: (item: Item) => SearchRow,
  ) => ({
    kind,
    title: t(`search.${kind}`),
    rows: items.slice(0, max).map(toRow),
    more: Math.max(0, items.length - max),
  });
  return [
    section('types', types, types.length, ({ id, name, counts }) =>
      listRow(texts, `type-${id}`, name, '', counts, { type: String(id) }),
    ),
    section('cities', cities, MAX_TOWNS, (city) =>
      listRow(texts, `city-${city.name}-${city.zip}`, city.label, city.zip, city.counts, { city: cityValue(city) }),
    ),
    section('properties', properties, MAX_PROPERTIES, (property) => propertyRow(texts, property)),
  ].filter(({ rows }) => rows.length > 0);
}

function listRow(
  { paths, prefix, t }: SearchTexts,
  key: string,
  name: string,
  note: string,
  counts: Counts,
  query: { type?: string; city?: string },
): SearchRow {
  const cells = (['sale', 'rent'] as const).map((goal) => ({
    id: cellId(prefix, `${key}-${goal}`),
    href: counts[goal] > 0 ? listHref(paths[goal], query) : null,
    label: t(`search.${goal}`),
    count: counts[goal],
  }));
  return { key, name, note, picture: null, cells };
}

function propertyRow({ prefix, t }: SearchTexts, { id, path, title, city, picture }: SearchProperty): SearchRow {
  const key = `property-${id}`;
  const note = [city, t('search.reference', { id })].filter(Boolean).join(' · ');
  return {
    key,
    name: title,
    note,
    picture,
    cells: [{ id: cellId(prefix, key), href: path, label: title, count: null }],
  };
}

/** Ids may hold no blank. */
const cellId = (prefix: string, key: string): string => `${prefix}-${key.replaceAll(/\s+/g, '_')}`;
