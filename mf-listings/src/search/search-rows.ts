import type { Translate } from '@facade/section-kit';
import { NEARBY_KM } from '@facade/shared-domain/listing/amount-steps';
import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import type {
  Category,
  City,
  Counts,
  Goal,
  Language,
  ListingFilters,
  Picture,
  Point,
  SuggestedProject,
  SuggestedProperty,
  Suggestions,
} from '@facade/shared-domain/model';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { DEFAULT_SORT, queryHref } from '../list/list-query.ts';
import { describeFilters } from './describe-filters.ts';
import { keepsMore, type OpenList, withNamed } from './open-list.ts';
import { type SearchOrigin, searchTarget } from './resolve-search.ts';

/** A selectable cell in a row; `href` is null if it has no homes. */
export interface SearchCell {
  id: string;
  href: string | null;
  label: string;
  /** Null if unknown. */
  count: number | null;
  /** Enter in the text leads here too. */
  isEnter?: true;
}

export interface SearchRow {
  key: string;
  name: string;
  note: string;
  /** For properties and projects. */
  picture?: Picture | null;
  property?: Pick<SuggestedProperty, 'goal' | 'availability' | 'price'>;
  cells: SearchCell[];
}

export interface SearchSection {
  kind: 'query' | 'types' | 'cities' | 'projects' | 'properties';
  title: string;
  rows: SearchRow[];
}

interface SearchTexts {
  language: Language;
  paths: Record<Goal, string>;
  /** Prefix that makes the ids of cells unique in the document. */
  prefix: string;
  typeNames: ReadonlyMap<number, string>;
  /** The current list, whose filters are kept. */
  list?: OpenList | undefined;
  /** The text that the answer is for; absent while it is for an earlier one. */
  text?: string | undefined;
  t: Translate<'mf-listings'>;
}

/** The sections of the panel for an answer, in display order; those without rows are left out. What Enter leads to is among them, and marked. */
export function searchSections(found: Suggestions, texts: SearchTexts): SearchSection[] {
  const { types, cities, properties, projects = [], query } = found;
  const target = targetOf(found, texts);
  const isWords = query && keysOf(query).join() === 'q';
  const others: Omit<SearchSection, 'title'>[] = [
    { kind: 'types', rows: types.map((type) => typeRow(type, texts)) },
    { kind: 'cities', rows: cities.map((city) => cityRow(city, texts)) },
    { kind: 'projects', rows: projects.map((project) => projectRow(project, texts)) },
    { kind: 'properties', rows: properties.map((property) => propertyRow(property, texts)) },
  ];
  const isMissing = target !== null && !others.some(({ rows }) => markEnter(rows, target));
  const search = {
    kind: 'query',
    rows: query && (isMissing || saysMore(query)) ? [queryRow(query, texts)] : [],
  } as const;
  if (target !== null && isMissing) markEnter(search.rows, target);
  // "less" begins the name of a town before it is a word.
  const at = isWords ? others.length - 1 : 0;
  const sections = [...others.slice(0, at), search, ...others.slice(at)];
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => ({ ...section, title: texts.t(`search.${section.kind}`) }));
}

/** Where Enter leads, if the answer is for the text that is there. */
function targetOf(found: Suggestions, { text, paths, list }: SearchTexts): string | null {
  if (!text) return null;
  return searchTarget(text, found, { ...originOf(list), goal: list?.goal ?? 'sale', paths });
}

/** A list of homes by id has no filters to keep. */
const originOf = (list: OpenList | undefined): Pick<SearchOrigin, 'filters' | 'sort' | 'view'> =>
  list && !list.query.filters.ids ? list.query : { filters: NO_FILTERS, sort: DEFAULT_SORT };

/** Marks the cell that leads to this path; false if none does. */
function markEnter(rows: readonly SearchRow[], target: string): boolean {
  const cell = rows.flatMap(({ cells }) => cells).find(({ href }) => href === target);
  if (cell) cell.isEnter = true;
  return cell !== undefined;
}

type Query = NonNullable<Suggestions['query']>;

/** False if the query is only types or only towns: they have their own rows. */
function saysMore({ filters, ignored }: Query): boolean {
  const [first, ...others] = keysOf({ filters });
  return ignored !== undefined || others.length > 0 || (first !== 'type' && first !== 'city');
}

const keysOf = ({ filters }: Pick<Query, 'filters'>): string[] => [...new Set(new URLSearchParams(filters).keys())];

/** "3+ slaapkamers in Aat, te koop": one link with its count, or without a goal a link to each list. */
function queryRow({ goal, filters, around, counts, ignored }: Query, texts: SearchTexts): SearchRow {
  const named = readFilters(new URLSearchParams(filters)).filters;
  const name = describeFilters(named, goal, { ...texts, around });
  const asked = { ...named, words: ignored ?? named.words };
  const cells =
    counts.sale + counts.rent > 0
      ? cellsOf(texts, 'query', counts, asked, goal ? [goal] : GOALS)
      : [noneCell(asked, goal, texts)];
  if (goal && counts[goal] > 0 && cells[0]) cells[0].label = name;
  return { key: 'query', name, note: ignored ? texts.t('search.ignored', { words: ignored }) : '', cells };
}

/** Nothing matches: the list says which filter to loosen. */
function noneCell(named: Partial<ListingFilters>, goal: Goal | null, texts: SearchTexts): SearchCell {
  const to = goal ?? texts.list?.goal ?? 'sale';
  return {
    id: cellId(texts.prefix, 'query-none'),
    href: hrefIn(texts, to, named),
    label: texts.t('search.none'),
    count: null,
  };
}

function typeRow({ id, name, counts }: Category, texts: SearchTexts): SearchRow {
  const key = `type-${id}`;
  return { key, name, note: '', cells: cellsOf(texts, key, counts, { types: [id] }) };
}

function cityRow(city: City, texts: SearchTexts): SearchRow {
  const key = `city-${city.name}-${city.zip}`;
  const cells = cellsOf(texts, key, city.counts, { cities: [cityValue(city)] }, GOALS, city.location);
  return { key, name: city.label, note: city.zip, cells };
}

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** A link to the list of each goal. If none has homes: one link to the area around the town, or to all homes. */
function cellsOf(
  texts: SearchTexts,
  key: string,
  counts: Counts,
  named: Partial<ListingFilters>,
  goals = GOALS,
  place: Point | null = null,
): SearchCell[] {
  const { paths, prefix, t } = texts;
  const [first = 'sale'] = goals;
  if (goals.every((goal) => counts[goal] === 0)) {
    const label = place ? t('search.nearby', { km: NEARBY_KM }) : t(`search.everything.${first}`);
    const near = place ? { near: { ...place, km: NEARBY_KM } } : {};
    return [{ id: cellId(prefix, `${key}-out`), href: queryHref(paths[first], { filters: near }), label, count: null }];
  }
  return goals.map((goal) => {
    const isKept = keepsMore(keptWith(texts, goal, named), named);
    return {
      id: cellId(prefix, `${key}-${goal}`),
      href: counts[goal] > 0 ? hrefIn(texts, goal, named) : null,
      label: t(`search.${goal}`),
      count: isKept ? countIn(texts.list, named, goal) : counts[goal],
    };
  });
}

/** The filters that a choice leads to. */
const keptWith = ({ list }: SearchTexts, goal: Goal, named: Partial<ListingFilters>): Partial<ListingFilters> =>
  list ? withNamed({ ...list, ...list.query }, named, goal) : named;

function hrefIn(texts: SearchTexts, goal: Goal, named: Partial<ListingFilters>): string {
  const { sort, view } = originOf(texts.list);
  return queryHref(texts.paths[goal], { filters: keptWith(texts, goal, named), sort, view });
}

/** The count of a choice with the list's other filters, if the list knows it. */
function countIn(list: OpenList | undefined, { types, cities }: Partial<ListingFilters>, goal: Goal): number | null {
  if (!list || goal !== list.goal) return null;
  const [choices, value] = types ? [list.choices.types, types[0]] : [list.choices.cities, cities?.[0]];
  return choices.find((choice) => choice.value === String(value))?.count ?? null;
}

function projectRow(project: SuggestedProject, { prefix, t }: SearchTexts): SearchRow {
  const { id, path, name, city, picture, unitCount, availableCount } = project;
  const key = `project-${id}`;
  const units =
    availableCount > 0 ? t('project.available', { count: unitCount, available: availableCount }) : t('project.soldOut');
  const cells = [{ id: cellId(prefix, key), href: path, label: units, count: null }];
  return { key, name, note: city, picture, cells };
}

function propertyRow(property: SuggestedProperty, { prefix, t }: SearchTexts): SearchRow {
  const { id, path, title, street, city, picture } = property;
  const key = `property-${id}`;
  const note = [street, city, t('search.reference', { id })].filter(Boolean).join(' · ');
  const cells = [{ id: cellId(prefix, key), href: path, label: title, count: null }];
  return { key, name: title, note, picture, property, cells };
}

/** Ids must not contain spaces. */
const cellId = (prefix: string, key: string): string => `${prefix}-${key.replaceAll(/\s+/g, '_')}`;
