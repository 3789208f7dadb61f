import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { NewCatalogue } from './build-catalogue.ts';
import { propertyRow } from './property-row.ts';

type Tx = Transaction<Tables>;

/** Rows per statement: PostgreSQL takes 65 535 parameters in one. */
const CHUNK = 500;

/** What changed against the catalogue before. */
export interface Changes {
  revision: string;
  added: number;
  changed: number;
  removed: number;
}

/**
 * Replaces the whole catalogue inside the caller's transaction. A property that is no longer in the feed disappears; its
 * visits stay, because the owner's totals count them.
 */
export async function storeCatalogue(tx: Tx, catalogue: NewCatalogue, now: string): Promise<Changes> {
  const before = new Map(
    (await tx.selectFrom('property').select(['id', 'price', 'record']).execute()).map((row) => [row.id, row]),
  );
  const changes: Changes = { revision: revisionOf(catalogue), added: 0, changed: 0, removed: 0 };
  const events: { property_id: number; kind: string; at: string }[] = [];
  for (const property of catalogue.properties) {
    const old = before.get(property.id);
    before.delete(property.id);
    if (!old) {
      changes.added += 1;
      events.push({ property_id: property.id, kind: 'published', at: property.publishedAt });
    } else if (fingerprint(old.record) !== fingerprint(property)) {
      changes.changed += 1;
      if (old.price !== null && property.price.amount !== null && old.price !== property.price.amount)
        events.push({ property_id: property.id, kind: 'price-changed', at: now });
    }
  }
  changes.removed = before.size;
  await clear(tx);
  await fill(tx, catalogue);
  for (const part of chunks(events)) await tx.insertInto('property_event').values(part).execute();
  // Published once: a property that left the feed and came back has its event already.
  await tx
    .deleteFrom('property_event as later')
    .where('later.kind', '=', 'published')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('property_event as first')
          .select('first.id')
          .where('first.kind', '=', 'published')
          .whereRef('first.property_id', '=', 'later.property_id')
          .whereRef('first.id', '<', 'later.id'),
      ),
    )
    .execute();
  await tx
    .insertInto('data_revision')
    .values({ only: true, revision: changes.revision, changed_at: now })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ revision: changes.revision, changed_at: now }))
    .execute();
  return changes;
}

async function clear(tx: Tx): Promise<void> {
  for (const table of ['property', 'project', 'category', 'ribbon', 'city', 'agent', 'picture'] as const)
    await tx.deleteFrom(table).execute();
}

async function fill(tx: Tx, catalogue: NewCatalogue): Promise<void> {
  const properties = catalogue.properties.map(propertyRow);
  for (const part of chunks(properties)) await tx.insertInto('property').values(part).execute();
  for (const part of chunks([...catalogue.pictures.values()])) await tx.insertInto('picture').values(part).execute();
  for (const part of chunks(catalogue.projects.map(withId))) await tx.insertInto('project').values(part).execute();
  for (const part of chunks(catalogue.categories.map(withId))) await tx.insertInto('category').values(part).execute();
  for (const part of chunks([...catalogue.ribbons.values()].map(withId)))
    await tx.insertInto('ribbon').values(part).execute();
  for (const part of chunks([...catalogue.agents.values()].map(withId)))
    await tx.insertInto('agent').values(part).execute();
  const cities = catalogue.cities.map((city) => ({ zip: city.zip, name: city.name, record: JSON.stringify(city) }));
  for (const part of chunks(cities)) await tx.insertInto('city').values(part).execute();
}

const withId = <Id>(record: { id: Id }) => ({ id: record.id, record: JSON.stringify(record) });

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, n) => rows.slice(n * CHUNK, (n + 1) * CHUNK));
}

/** The same feed gives the same revision, so that an import without news leaves every cache valid. */
function revisionOf(catalogue: NewCatalogue): string {
  const everything = { ...catalogue, ribbons: [...catalogue.ribbons.values()], agents: [...catalogue.agents.values()] };
  const pictures = [...catalogue.pictures.keys()].sort();
  return createHash('sha256')
    .update(JSON.stringify({ ...everything, pictures }))
    .digest('hex')
    .slice(0, 16);
}

/** PostgreSQL orders the keys of jsonb its own way, so records are compared with their keys sorted. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
