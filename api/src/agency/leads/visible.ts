import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Staff } from '../staff/session.ts';

/**
 * Whether somebody may see a row of `lead` joined with `submission`. An agent's home is one that the CRM gives to the agent now;
 * of a home that is gone, one that it gave to the agent when the lead came.
 */
export function isVisibleTo({ id, role, agentId }: Staff): RawBuilder<SqlBool> {
  if (role === 'manager') return sql`true`;
  return sql`(lead.assigned_to = ${id} or ${agentId}::text = coalesce(
    (select record->>'agentId' from property where property.id = submission.property_id),
    (select record->>'agentId' from project where project.id = submission.project_id),
    lead.agent_id))`;
}
