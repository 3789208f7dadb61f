import { randomUUID } from 'node:crypto';
import type { DemandCriteria, DemandFrequency, Language, SubscriptionKind } from '@facade/shared-domain/model';
import { sql, type Transaction } from 'kysely';
import type { CatalogueView } from '../../catalogue/index.ts';
import type { Tables } from '../../platform/index.ts';
import { demandRow } from './demand-row.ts';

/** The subscriber, and the origin of links in the mails if the settings have none. */
export interface Subscriber {
  email: string;
  language: Language;
  origin: string | null;
}

/** Unconfirmed subscriptions that one address may have; a further one replaces the oldest. */
const MAX_PENDING = 5;

/** Registers a search, which awaits its confirmation. Returns its id. */
export async function addDemand(
  tx: Transaction<Tables>,
  subscriber: Subscriber,
  { criteria, frequency }: { criteria: DemandCriteria; frequency: DemandFrequency },
  view: CatalogueView,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('demand')
    .values({
      id,
      ...headOf(subscriber),
      frequency,
      ...demandRow(criteria, view),
      confirmed_at: null,
      stopped_at: null,
      due_at: null,
    })
    .execute();
  await dropOldest(tx, 'demand', subscriber);
  return id;
}

/** Changes a search. Unsent matches were found for the old one and are dropped. */
export async function changeDemand(
  tx: Transaction<Tables>,
  id: string,
  { criteria, frequency }: { criteria: DemandCriteria; frequency: DemandFrequency },
  view: CatalogueView,
): Promise<void> {
  const changed = await tx
    .updateTable('demand')
    .set({ ...demandRow(criteria, view), frequency, due_at: null })
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirst();
  if (changed)
    await tx.deleteFrom('demand_match').where('demand', '=', changed.number).where('sent_at', 'is', null).execute();
}

/** Subscribes to the newsletter, effective from the confirmation. Returns the id. */
export async function addNewsletter(tx: Transaction<Tables>, subscriber: Subscriber): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('newsletter')
    .values({ id, ...headOf(subscriber), confirmed_at: null, stopped_at: null })
    .execute();
  await dropOldest(tx, 'newsletter', subscriber);
  return id;
}

/** The columns that all subscriptions by mail have in common. */
export const headOf = ({ email, language, origin }: Subscriber) =>
  ({ email: email.toLowerCase(), language, origin, state: 'pending' }) as const;

/** Of the unconfirmed subscriptions of an address, only the newest ones are kept. */
export async function dropOldest(tx: Transaction<Tables>, table: SubscriptionKind, { email }: Subscriber) {
  await sql`delete from ${sql.table(table)} where number in (
    select number from ${sql.table(table)} where email = ${email.toLowerCase()} and state = 'pending'
    order by number desc offset ${MAX_PENDING})`.execute(tx);
}
