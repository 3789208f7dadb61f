import type { DemandCriteria, DemandFrequency } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { TestApi } from '../../../testing/test-api.ts';
import { addDemand } from '../store-demand.ts';
import { confirm } from '../subscriptions.ts';

/** Searches for anything that is for sale. */
export const ANY_SEARCH: DemandCriteria = { goal: 'sale', types: [], cities: [], zones: [], energy: [], has: [] };

export interface Order {
  criteria?: Partial<DemandCriteria>;
  frequency?: DemandFrequency;
  email?: string;
}

/** A confirmed search; returns its id. */
export async function confirmedSearch(site: TestApi, order: Order = {}): Promise<string> {
  const { criteria, frequency = 'at-once', email = 'an@example.be' } = order;
  const { view } = await site.siteData.current();
  const id = await site.db
    .transaction()
    .execute((tx) =>
      addDemand(
        tx,
        { email, language: 'nl', origin: 'https://site.example' },
        { criteria: { ...ANY_SEARCH, ...criteria }, frequency },
        view('nl'),
      ),
    );
  await confirm(site.db, 'demand', id);
  // So that imports of the same second come after it.
  await sql`update demand set confirmed_at = now() - interval '1 minute' where id = ${id}`.execute(site.db);
  return id;
}

/** Matches of a search that were not mailed yet: home, event and reason. */
export async function foundFor(site: TestApi, id: string): Promise<string[]> {
  const { rows } = await sql<{ property_id: number; event: string; kind: string }>`
    select property_id, event, kind from demand_match join demand on demand.number = demand_match.demand
    where demand.id = ${id} and sent_at is null order by property_id, event`.execute(site.db);
  return rows.map(({ property_id, event, kind }) => `${property_id} ${event} ${kind}`);
}
