import type { FormId } from '@facade/shared-domain/model';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/** A submission that is stored in the same transaction. */
export interface NewLead {
  id: string;
  form: FormId;
  propertyId: number | null;
  projectId: number | null;
  createdAt: Date;
  /** Probably sent by a bot: it filled in the honeypot. */
  isSuspect: boolean;
}

/** Forms that are handled automatically: they appear in the inbox, but nobody has to answer. */
const NEED_NO_ANSWER: readonly FormId[] = ['newsletter', 'follow-homes', 'demand-unsubscribe', 'send-to-friend'];

/** Puts a submission into the agency's inbox, inside the transaction that stores it. */
export async function storeLead(tx: Transaction<Tables>, lead: NewLead): Promise<void> {
  await tx
    .insertInto('lead')
    .values({
      id: lead.id,
      created_at: lead.createdAt,
      agent_id: agentOfHome(lead.propertyId, lead.projectId),
      is_suspect: lead.isSuspect,
      assigned_to: null,
      answered_at: NEED_NO_ANSWER.includes(lead.form) ? lead.createdAt : null,
      answered_by: null,
    })
    .execute();
}

/** The agent that the CRM assigns to a home, looked up by the home's id or its project's; null if it has none. */
const agentOfHome = (propertyId: number | null, projectId: number | null) =>
  sql<string | null>`coalesce(
    (select record->>'agentId' from property where id = ${propertyId}::integer),
    (select record->>'agentId' from project where id = ${projectId}::integer))`;
