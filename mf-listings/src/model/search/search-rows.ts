import type { Translate } from '@facade/section-kit';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type {
  Counts,
  Goal,
  Language,
  ListingFilters,
  Picture,
  Price,
  SuggestedProperty,
  Suggestions,
} from '@facade/shared-domain/model';
import { describeFilters } from './describe-filters.ts';
import { listLink, townFilter, withQuery } from './list-link.ts';

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
  property: { picture: Picture | null; goal: Goal; price: Price } | null;
  cells: SearchCell[];
}

export interface SearchSection {
  kind: 'query' | 'types' | 'cities' | 'properties';
  title: string;
  rows: SearchRow[];
}

interface SearchTexts {
  language: Language;
  paths: Record<Goal, string>;
  /** Makes the ids of cells unique in the document. */
  prefix: string;
  typeNames: ReadonlyMap<number, string>;
  t: Translate;
}

/** What the panel lists of an answer, in the order shown; parts without a row are left out. */
export function searchSections({ types, cities, properties, query }: Suggestions, texts: SearchTexts): SearchSection[] {
  const sections: Omit<SearchSection, 'title'>[] = [
    { kind: 'query', rows: query && saysMore(query.filters) ? [queryRow(query, texts)] : [] },
    {
      kind: 'types',
      rows: types.map(({ id, name, counts }) => listRow(texts, `type-${id}`, name, '', counts, { types: [id] })),
    },
    {
      kind: 'cities',
      rows: cities.map((city) =>
        listRow(texts, `city-${city.name}-${city.zip}`, city.label, city.zip, city.counts, {
          cities: [townFilter(city)],
        }),
      ),
    },
    { kind: 'properties', rows: properties.map((property) => propertyRow(texts, property)) },
  ];
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => ({ ...section, title: texts.t(`search.${section.kind}`) }));
}

/** Types alone, or towns alone, have rows of their own. */
function saysMore(filters: string): boolean {
  const [first, ...others] = new Set(new URLSearchParams(filters).keys());
  return others.length > 0 || (first !== 'type' && first !== 'city');
}

/** "3+ slaapkamers in Aat, te koop", one link with its count; without a goal a link to each list. */
function queryRow({ goal, filters, counts }: NonNullable<Suggestions['query']>, texts: SearchTexts): SearchRow {
  const { paths, prefix, t } = texts;
  const name = describeFilters(readFilters(new URLSearchParams(filters)).filters, goal, texts);
  const goals = goal ? [goal] : (['sale', 'rent'] as const);
  const cells = goals.map((one) => ({
    id: cellId(prefix, `query-${one}`),
    href: counts[one] > 0 ? withQuery(paths[one], filters) : null,
    label: goal ? name : t(`search.${one}`),
    count: counts[one],
  }));
  return { key: 'query', name, note: '', property: null, cells };
}

function listRow(
  { paths, prefix, t }: SearchTexts,
  key: string,
  name: string,
  note: string,
  counts: Counts,
  filters: Partial<ListingFilters>,
): SearchRow {
  const cells = (['sale', 'rent'] as const).map((goal) => ({
    id: cellId(prefix, `${key}-${goal}`),
    href: counts[goal] > 0 ? listLink(paths[goal], filters) : null,
    label: t(`search.${goal}`),
    count: counts[goal],
  }));
  return { key, name, note, property: null, cells };
}

function propertyRow({ prefix, t }: SearchTexts, property: SuggestedProperty): SearchRow {
  const { id, path, title, city, picture, goal, price } = property;
  const key = `property-${id}`;
  const note = [city, t('search.reference', { id })].filter(Boolean).join(' · ');
  return {
    key,
    name: title,
    note,
    property: { picture, goal, price },
    cells: [{ id: cellId(prefix, key), href: path, label: title, count: null }],
  };
}

/** Ids may hold no blank. */
const cellId = (prefix: string, key: string): string => `${prefix}-${key.replaceAll(/\s+/g, '_')}`;
