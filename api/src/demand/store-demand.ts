import { randomUUID } from 'node:crypto';
import type { DemandCriteria, DemandFrequency, Language, SubscriptionKind } from '@facade/shared-domain/model';
import { sql, type Transaction } from 'kysely';
import type { CatalogueView } from '../catalogue/view.ts';
import type { Tables } from '../database/index.ts';
import { demandRow } from './demand-row.ts';

/** Whoever wants mails, and what links in them begin with where the settings do not say. */
export interface Subscriber {
  email: string;
  language: Language;
  origin: string | null;
}

/** Subscriptions of one address that wait for their confirmation; a further one takes the place of the oldest. */
const MOST_PENDING = 5;

/** Registers a search, which waits for its confirmation. Returns its id. */
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

/** Changes what a search looks for. What waits to be mailed was found for the old one and is dropped. */
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

/** Subscribes to the newsletter, from the confirmation on. Returns the id. */
export async function addNewsletter(tx: Transaction<Tables>, subscriber: Subscriber): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('newsletter')
    .values({ id, ...headOf(subscriber), confirmed_at: null, stopped_at: null })
    .execute();
  await dropOldest(tx, 'newsletter', subscriber);
  return id;
}

/** The columns that every subscription by mail begins with. */
export const headOf = ({ email, language, origin }: Subscriber) =>
  ({ email: email.toLowerCase(), language, origin, state: 'pending' }) as const;

/** Of the subscriptions of an address that wait for their confirmation, some are kept. */
export async function dropOldest(tx: Transaction<Tables>, table: SubscriptionKind, { email }: Subscriber) {
  await sql`delete from ${sql.table(table)} where number in (
    select number from ${sql.table(table)} where email = ${email.toLowerCase()} and state = 'pending'
    order by number desc offset ${MOST_PENDING})`.execute(tx);
}
