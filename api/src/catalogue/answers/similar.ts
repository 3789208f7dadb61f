import type { PropertySummary } from '@facade/shared-domain/model';
import { metresBetween } from '@facade/shared-domain/places/distance';
import { type RawBuilder, sql } from 'kysely';
import type { StoredProperty } from '../../platform/index.ts';
import { readProperties, readSummaries } from '../records.ts';
import type { CatalogueView } from '../view.ts';

/** Number of similar properties on a page. */
const SHOWN = 4;

/** Beyond these limits two properties are not similar: a third of the price, 25 km. */
const PRICE_BAND = 1 / 3;
const DISTANCE = 25_000;

/** How many are compared of each kind: closest price below, closest price above, closest place, newest. */
const COMPARED = 100;

interface Candidate {
  id: number;
  price: number | null;
  lat: number | null;
  lng: number | null;
  main: number | null;
}

/**
 * Similar properties: the same goal, available, a shared category; sorted by difference in price and distance. The other units
 * of its project are not among them: its page lists them apart. Null if there is no such property.
 */
export async function findSimilar(
  view: CatalogueView,
  id: number,
): Promise<{ subject: StoredProperty; similar: PropertySummary[] } | null> {
  const subject = (await readProperties(view.db, [id])).get(id);
  if (!subject) return null;
  const { rows } = await sql<Candidate>`
    select distinct p.id, p.price, p.lat, p.lng, p.category_ids[1] as main
    from property p where p.id in (${sql.join(candidates(subject), sql` union all `)})`.execute(view.db);
  const closest = rows
    .map((other) => ({ id: other.id, difference: differenceOf(subject, other) }))
    .sort((a, b) => a.difference - b.difference || b.id - a.id)
    .slice(0, SHOWN);
  const ids = closest.map((one) => one.id);
  return { subject, similar: await readSummaries(view, ids) };
}

/** Ids of the homes to compare with, each kind read from an index. */
function candidates({ id, goal, categoryIds, price, location, projectId }: StoredProperty): RawBuilder<unknown>[] {
  const elsewhere = projectId === null ? sql`true` : sql`p.project_id is distinct from ${projectId}`;
  const alike = sql`p.goal = ${goal} and p.is_available and p.id <> ${id} and ${elsewhere}
    and p.category_ids && ${categoryIds}::integer[]`;
  const part = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select p.id from property p where ${alike} and ${condition} order by ${order} limit ${COMPARED})`;
  const parts = [part(sql`true`, sql`p.published_at desc, p.id desc`)];
  if (price.amount !== null)
    parts.push(
      part(sql`p.price >= ${price.amount}`, sql`p.price, p.id desc`),
      part(sql`p.price < ${price.amount}`, sql`p.price desc, p.id desc`),
    );
  if (location)
    parts.push(
      part(
        sql`p.lat is not null`,
        sql`point(p.lng, p.lat) <-> point(${location.lng}::float8, ${location.lat}::float8), p.id desc`,
      ),
    );
  return parts;
}

/** 0 for equal homes, plus 1 for each limit that is reached. An unknown value counts as 1. */
function differenceOf(a: StoredProperty, b: Candidate): number {
  const price = a.price.amount && b.price ? Math.abs(b.price - a.price.amount) / (a.price.amount * PRICE_BAND) : 1;
  const distance =
    a.location && b.lat !== null && b.lng !== null
      ? metresBetween(a.location, { lat: b.lat, lng: b.lng }) / DISTANCE
      : 1;
  const category = a.categoryIds[0] === b.main ? 0 : 0.5;
  return price + distance + category;
}
