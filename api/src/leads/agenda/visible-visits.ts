import { sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import type { Db } from '../../platform/index.ts';
import { isVisibleTo } from '../inbox/visible.ts';

/**
 * The visits that a person may see: those of leads they can see, and those in their own agenda.
 * @param agenda the person's own, see `agendaOf`
 */
export const visibleVisits = (db: Pick<Db, 'selectFrom'>, staff: Staff, agenda: string | null) =>
  db
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .innerJoin('lead', 'lead.id', 'submission.id')
    .where(sql<boolean>`(${isVisibleTo(staff)} or appointment.agenda = ${agenda}::text)`);
