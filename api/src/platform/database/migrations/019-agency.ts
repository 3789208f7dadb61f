import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The agency's staff, and what they do with visitors' submissions. */
export const agency: Migration = {
  async up(db: Kysely<unknown>) {
    await staff(db);
    await leads(db);
    await sql.raw(EARLIER_LEADS).execute(db);
  },
};

async function staff(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('manager', 'agent')`))
    .addColumn('agent_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function leads(db: Kysely<unknown>) {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'uuid', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('agent_id', 'text')
    .addColumn('is_suspect', 'boolean', (column) => column.notNull())
    .addColumn('approval', 'text', (column) => column.check(sql`approval in ('pending', 'approved', 'refused')`))
    .addColumn('assigned_to', 'integer', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('answered_at', 'timestamptz')
    .addColumn('answered_by', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('state', 'text', (column) =>
      column
        .generatedAlwaysAs(
          sql`case when answered_at is not null then 'answered' when assigned_to is not null then 'assigned' else 'new' end`,
        )
        .stored(),
    )
    .execute();
  await db.schema.createIndex('lead_created_at').on('lead').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('lead_assigned_to').on('lead').column('assigned_to').execute();
  await db.schema
    .createTable('lead_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('lead_id', 'uuid', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('lead_event_lead').on('lead_event').columns(['lead_id', 'id']).execute();
}

/** Submissions from before the inbox existed went to the agency by mail: only those of the last month are marked as new. */
const EARLIER_LEADS = `
insert into lead (id, created_at, agent_id, is_suspect, approval, answered_at)
select submission.id, submission.created_at,
  coalesce(property.record->>'agentId', project.record->>'agentId'),
  coalesce(submission.fields->>'website', '') <> '',
  case when submission.form = 'testimonial' then 'pending' end,
  case when submission.created_at < now() - interval '30 days' then submission.created_at end
from submission
left join property on property.id = submission.property_id
left join project on project.id = submission.project_id`;
