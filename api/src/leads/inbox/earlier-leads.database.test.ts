import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { agency } from '../../platform/database/migrations/019-agency.ts';
import { oneApproval } from '../../platform/database/migrations/025-one-approval.ts';
import { describeDatabase } from '../../testing/described-database.ts';

const DAY = 86_400_000;

describeDatabase('what was sent before there was an inbox', (db) => {
  test('is in it: new if it is from the last month, otherwise already done', async () => {
    await sql`drop table content_edit, lead_event, lead_seen, lead, staff_session, staff_password_reset, staff_passkey, staff`.execute(
      db(),
    );
    const send = async (form: string, daysAgo: number, website = '') => {
      const id = randomUUID();
      const fields = JSON.stringify({ firstName: 'An', website, ...(form === 'testimonial' && { comment: 'Goed' }) });
      const created_at = new Date(Date.now() - daysAgo * DAY);
      const about = { property_id: null, project_id: null };
      await db()
        .insertInto('submission')
        .values({ id, form, language: 'nl', fields, created_at, ...about })
        .execute();
      return id;
    };
    const ids = [
      await send('contact', 2),
      await send('contact', 40),
      await send('contact', 2, 'spam'),
      await send('testimonial', 2),
    ];
    await agency.up(db());
    await sql`drop index testimonial_submission`.execute(db());
    await oneApproval.up(db());
    const leads = await db().selectFrom('lead').select(['id', 'state', 'is_suspect', 'version']).execute();
    const inOrder = ids.map((id) => leads.find((lead) => lead.id === id));
    const common = { version: 1, is_suspect: false };
    expect(inOrder).toEqual([
      { ...common, id: ids[0], state: 'new' },
      { ...common, id: ids[1], state: 'answered' },
      { ...common, id: ids[2], state: 'new', is_suspect: true },
      { ...common, id: ids[3], state: 'new' },
    ]);
    expect(await db().selectFrom('testimonial').select(['submission_id', 'comment', 'state']).execute()).toEqual([
      { submission_id: ids[3], comment: 'Goed', state: 'pending' },
    ]);
  });
});
