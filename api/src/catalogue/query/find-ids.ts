import type { Goal, PropertySort } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import { displayCity, typeNameIn } from '../summarize.ts';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions } from './conditions.ts';

/** A part of a list, cut out of homes in an order. */
export interface IdsQuery {
  conditions: Conditions;
  /** Without it, each order is read for both goals and merged. */
  goal?: Goal;
  /** Leaves out what is sold or rented. */
  available: boolean;
  sort: PropertySort;
  /** How many to skip. */
  start: number;
  size: number;
}

/**
 * Ids of homes in order: what is sold or rented comes last, and before that unknown values in either direction, equal ones newest
 * first, then by id, the highest first: the order is total. Each of these parts is read from an index, as far as the page reaches.
 */
export async function findIds(view: CatalogueView, query: IdsQuery): Promise<number[]> {
  const { available, sort, start, size } = query;
  const parts = (available ? [true] : [true, false]).flatMap((isAvailable) =>
    sort === 'city' || sort === 'type'
      ? [byName(view, query, sort, sql`p.is_available = ${isAvailable}`)]
      : byColumn(query, sort, sql`p.is_available = ${isAvailable}`),
  );
  const numbered = parts.map(
    (part, n) => sql`select id, ${n}::integer as part, row_number() over () as n from (${part}) s`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(numbered, sql` union all `)}) homes order by part, n limit ${size} offset ${start}`.execute(
    view.db,
  );
  return rows.map(({ id }) => id);
}

const NEWEST = sql`p.published_at desc, p.id desc`;

const COLUMNS = {
  date: { column: null, order: sql`p.published_at, p.id desc` },
  '-date': { column: null, order: NEWEST },
  price: { column: sql`p.price`, order: sql`p.price, ${NEWEST}` },
  '-price': { column: sql`p.price`, order: sql`p.price desc, ${NEWEST}` },
  '-surface': { column: sql`p.area`, order: sql`p.area desc, ${NEWEST}` },
} as const;

/** Homes with a known value, then those without. */
function byColumn(
  { conditions, goal, start, size }: IdsQuery,
  sort: keyof typeof COLUMNS,
  part: Condition,
): RawBuilder<unknown>[] {
  const { column, order } = COLUMNS[sort];
  const fit: Condition = sql`${allOf(conditions)} and ${part}`;
  const ordered = (condition: Condition, by: RawBuilder<unknown>) => {
    const ofGoal = (one: Condition) =>
      sql`(select p.id, p.published_at, p.price, p.area from property p where ${condition} and ${one} order by ${by} limit ${start + size})`;
    if (goal) return ofGoal(sql`true`);
    const both = sql`${ofGoal(sql`p.goal = 'sale'`)} union all ${ofGoal(sql`p.goal = 'rent'`)}`;
    return sql`select p.id from (${both}) p order by ${by} limit ${start + size}`;
  };
  if (!column) return [ordered(fit, order)];
  return [ordered(sql`${fit} and ${column} is not null`, order), ordered(sql`${fit} and ${column} is null`, NEWEST)];
}

/** Towns and types are few: they are sorted here, as the visitor's language does, and the homes of each are read in turn. */
function byName(view: CatalogueView, { conditions, start, size }: IdsQuery, sort: 'city' | 'type', part: Condition) {
  const column = sql.ref(sort === 'city' ? 'p.city_key' : 'p.type_key');
  const groups = sort === 'city' ? groupsOfTowns(view) : groupsOfTypes(view);
  return sql`select home.id from unnest(${groups}::text[]) with ordinality as g(keys, n)
    cross join lateral (
      select p.id, p.published_at from property p
      where ${column} = any(string_to_array(g.keys, ${SEPARATOR})) and ${allOf(conditions)} and ${part}
      order by ${NEWEST} limit ${start + size}) as home
    order by g.n, home.published_at desc, home.id desc limit ${start + size}`;
}

/** Part of no key. */
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

/** Keys whose label is the same in one group, the groups in the order of their labels, those without one last. */
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
