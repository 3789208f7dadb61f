import type { Transaction } from 'kysely';
import type { Tables } from '../platform/index.ts';
import { type NewLead, storeLead } from './inbox/add-lead.ts';
import type { Webhook } from './webhook/webhook.ts';

/** Puts a submission into the inbox and notifies the CRM, both inside the transaction that stores it. */
export type AddLead = (tx: Transaction<Tables>, lead: NewLead) => Promise<void>;

/** Suspected spam is stored separately in the inbox, and the CRM receives it only once a person marks it as real. */
export const addLeadsTo =
  (webhook: Pick<Webhook, 'add'>): AddLead =>
  async (tx, lead) => {
    await storeLead(tx, lead);
    if (!lead.isSuspect) await webhook.add(tx, lead.id);
  };
