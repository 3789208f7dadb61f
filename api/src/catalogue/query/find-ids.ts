import type { Goal, PropertySort } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import { displayCity, typeNameIn } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';
import { GOALS } from './marks.ts';
import { byRooms } from './rooms.ts';

/** A range of a sorted list. */
export interface IdsQuery {
  conditions: Conditions;
  /** Without a goal, each order is read for both goals and merged. */
  goal?: Goal;
  /** Leaves out sold and rented homes. */
  available: boolean;
  sort: PropertySort;
  /** Very many homes match: chooses how orders by name are read. */
  isWide?: boolean;
  /** How many to skip. */
  start: number;
  size: number;
}

/**
 * Ids of homes in order: homes with a known value, then life annuities if the order is by price, then unknown values (in either
 * direction), then sold and rented homes. Ties are newest first, then highest id first, so the order is total. Each part is read from an
 * index, only as far as the page reaches, and only if the parts before it do not fill the page.
 */
export async function findIds(view: CatalogueView, query: IdsQuery): Promise<number[]> {
  const { available, sort, start, size } = query;
  const parts = (available ? [true] : [true, false]).flatMap((isAvailable) =>
    sort === 'city' || sort === 'type'
      ? [byName(view, query, sort, sql`p.is_available = ${isAvailable}`)]
      : byColumn(query, sort, sql`p.is_available = ${isAvailable}`),
  );
  const ids: number[] = [];
  for (const part of parts) {
    const missing = start + size - ids.length;
    if (missing <= 0) break;
    const { rows } = await sql<{ id: number }>`select id from (${part}) homes limit ${missing}`.execute(view.db);
    for (const { id } of rows) ids.push(id);
  }
  return ids.slice(start, start + size);
}

export const NEWEST = sql`p.published_at desc, p.id desc`;

/** The CRM's category for life annuities. `coalesce` keeps the planner from using the index of categories. */
export const IS_ANNUITY: Condition = sql`coalesce(p.category_ids && '{10}'::integer[], false)`;

export const COLUMNS = {
  date: { column: null, order: sql`p.published_at, p.id desc` },
  '-date': { column: null, order: NEWEST },
  price: { column: 'price', order: sql`p.price, ${NEWEST}` },
  '-price': { column: 'price', order: sql`p.price desc, ${NEWEST}` },
  '-surface': { column: 'area', order: sql`p.area desc, ${NEWEST}` },
} as const;

/** Homes with a known value, then those without. */
function byColumn(
  { conditions, goal, start, size }: IdsQuery,
  sort: keyof typeof COLUMNS,
  part: Condition,
): RawBuilder<unknown>[] {
  const { column, order } = COLUMNS[sort];
  const fit: Condition = sql`${allOf(conditions)} and ${part}`;
  const value = column ? sql`, ${sql.ref(`p.${column}`)}` : sql``;
  const ordered = (condition: Condition, by: RawBuilder<unknown>, from = (_: Condition) => sql`property p`) => {
    const ofGoal = (one: Goal) => {
      const isOfGoal: Condition = sql`p.goal = ${one}`;
      return sql`(select p.id, p.published_at${value} from ${from(isOfGoal)} where ${condition} and ${isOfGoal} order by ${by} limit ${start + size})`;
    };
    if (goal) return ofGoal(goal);
    const both = sql.join(GOALS.map(ofGoal), sql` union all `);
    return sql`select p.id from (${both}) p order by ${by} limit ${start + size}`;
  };
  if (!column) return [ordered(fit, order)];
  const isKnown: Condition = sql`${sql.ref(`p.${column}`)} is not null`;
  const { rooms, priced } = conditions;
  const inRooms = (isOfGoal: Condition) =>
    rooms && column === 'price'
      ? sql`${byRooms(rooms, sql`${isOfGoal} and ${part} and ${priced} and ${isKnown}`, order)} p`
      : sql`property p`;
  const known = (more: Condition) => ordered(sql`${fit} and ${isKnown} and ${more}`, order, inRooms);
  // The bouquet is only a part of the price of a life annuity: it must not sort before all others as if it were cheap.
  const parts = column === 'price' ? [known(sql`not ${IS_ANNUITY}`), known(IS_ANNUITY)] : [known(sql`true`)];
  if (conditions.known.has(column)) return parts;
  return [...parts, ordered(sql`${fit} and ${sql.ref(`p.${column}`)} is null`, NEWEST)];
}

/**
 * There are few towns and types, so they are sorted here, by the rules of the visitor's language. If many homes match, those of each
 * town or type are then read in turn from its own index until the page is full; few homes are sorted as a whole.
 */
function byName(
  view: CatalogueView,
  { conditions, start, size, isWide }: IdsQuery,
  sort: 'city' | 'type',
  part: Condition,
) {
  const column = sql.ref(sort === 'city' ? 'p.city_key' : 'p.type_key');
  const groups = groupsOf(view, sort);
  const fit = sql`${allOf(conditions)} and ${part}`;
  if (!isWide)
    return sql`select p.id from property p ${joinGroups(view, sort)}
      where ${fit} order by g.n, ${NEWEST} limit ${start + size}`;
  // `coalesce` keeps the planner from using other indexes, which would be searched for each town.
  return sql`select home.id from unnest(${groups}::text[]) with ordinality as g(keys, n)
    cross join lateral unnest(string_to_array(g.keys, ${SEPARATOR})) as one(key)
    cross join lateral (
      select p.id, p.published_at from property p
      where ${column} = one.key and ${part} and coalesce(${allOf(conditions)}, false)
      order by ${NEWEST} limit ${start + size}) as home
    order by g.n, home.published_at desc, home.id desc limit ${start + size}`;
}

/** Joins homes `p` with `g.n`, the position of their town or type among all names. */
export function joinGroups(view: CatalogueView, sort: 'city' | 'type') {
  const column = sql.ref(sort === 'city' ? 'p.city_key' : 'p.type_key');
  const groups = groupsOf(view, sort);
  return sql`join (
    select unnest(string_to_array(keys, ${SEPARATOR})) as key, n from unnest(${groups}::text[]) with ordinality as g(keys, n)) g
    on ${column} = g.key`;
}

const known = new WeakMap<CatalogueView, Partial<Record<'city' | 'type', string[]>>>();

function groupsOf(view: CatalogueView, sort: 'city' | 'type'): string[] {
  const groups = known.get(view) ?? {};
  known.set(view, groups);
  groups[sort] ??= sort === 'city' ? groupsOfTowns(view) : groupsOfTypes(view);
  return groups[sort];
}

/** A separator that no key contains. */
const SEPARATOR = '\n';

const groupsOfTowns = (view: CatalogueView): string[] =>
  grouped(
    view,
    [...view.catalogue.statistics.towns.values()].map(({ key, zip, name }) => ({
      key,
      label: displayCity({ zip, city: name }, view),
    })),
  );

const groupsOfTypes = (view: CatalogueView): string[] =>
  grouped(
    view,
    view.catalogue.statistics.types.map(({ key, categoryId, names }) => ({
      key,
      label: typeNameIn(view, categoryId, names[view.language]),
    })),
  );

/** Keys with the same label as one group; groups sorted by label, those without one last. */
function grouped({ language }: CatalogueView, named: { key: string; label: string }[]): string[] {
  const { compare } = new Intl.Collator(language);
  const sorted = named.sort((a, b) => Number(a.label === '') - Number(b.label === '') || compare(a.label, b.label));
  const groups: string[] = [];
  sorted.forEach(({ key, label }, index) => {
    const before = sorted[index - 1];
    if (before && compare(before.label, label) === 0) groups.push(`${groups.pop()}${SEPARATOR}${key}`);
    else groups.push(key);
  });
  return groups;
}
