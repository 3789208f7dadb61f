import type { LeadFile } from '@facade/shared-domain/model';
import type { ReadDb } from '../../platform/index.ts';

/** Files that came with a lead and are still stored. */
export const filesOf = (db: ReadDb, leadId: string): Promise<LeadFile[]> =>
  db
    .selectFrom('upload')
    .select(['id', 'name', 'size', 'quarantined as isQuarantined'])
    .where('submission_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
