import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { leadsOf } from './list-leads.ts';

/** A lead as sent to the agency's CRM by the webhook, and as `facade inbox --json` prints it. Fields are added, never changed. */
export interface ExportedLead {
  id: string;
  form: string;
  /** `new`, `assigned` or `answered`. */
  state: string;
  isSuspect: boolean;
  /** Language of the visitor. */
  language: string;
  /** ISO time. */
  createdAt: string;
  propertyId: number | null;
  projectId: number | null;
  /** The agent that the CRM named for the home when the lead arrived. */
  agentId: string | null;
  assignedTo: string | null;
  /** Everything that was sent. */
  fields: Record<string, unknown>;
}

/** One lead; null if it has been erased. */
export async function exportLead(db: Db, id: string): Promise<ExportedLead | null> {
  const row = await exported(db).where('lead.id', '=', id).executeTakeFirst();
  return row ? leadOf(row) : null;
}

/** Leads that arrived from `since` on, the oldest first; without it the latest ones. Leaves out suspect ones. */
export async function exportLeads(
  db: Db,
  { since, limit }: { since: string | null; limit: number },
): Promise<ExportedLead[]> {
  const leads = exported(db).where('lead.is_suspect', '=', false).limit(limit);
  if (since === null) {
    const rows = await leads.orderBy('lead.created_at', 'desc').orderBy('lead.id', 'desc').execute();
    return rows.map(leadOf).reverse();
  }
  const rows = await leads
    .where('lead.created_at', '>=', new Date(since))
    .orderBy('lead.created_at')
    .orderBy('lead.id')
    .execute();
  return rows.map(leadOf);
}

const exported = (db: Db) =>
  leadsOf(db)
    .leftJoin('staff', 'staff.id', 'lead.assigned_to')
    .select(['lead.id', 'submission.form', 'lead.state', 'lead.is_suspect as isSuspect', 'submission.language'])
    .select(['submission.property_id as propertyId', 'submission.project_id as projectId'])
    .select(['lead.agent_id as agentId', 'staff.name as assignedTo', 'lead.created_at as createdAt'])
    .select(sql<Record<string, unknown>>`submission.fields - 'website'`.as('fields'));

const leadOf = ({ createdAt, ...lead }: Omit<ExportedLead, 'createdAt'> & { createdAt: Date }): ExportedLead => ({
  ...lead,
  createdAt: createdAt.toISOString(),
});
