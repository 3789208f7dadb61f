import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';

/**
 * Whether a staff member may see a row of `lead` joined with `submission`. An agent owns the homes that the CRM currently
 * assigns to them; for a deleted home, the assignment at the time the lead arrived counts.
 */
export function isVisibleTo({ id, role, agentId }: Staff): RawBuilder<SqlBool> {
  if (role === 'manager') return sql`true`;
  return sql`(lead.assigned_to = ${id} or ${agentId}::text = coalesce(
    (select record->>'agentId' from property where property.id = submission.property_id),
    (select record->>'agentId' from project where project.id = submission.project_id),
    lead.agent_id))`;
}
