import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { UploadFiles } from '../leads/uploads/upload-files.ts';
import { Uploads } from '../leads/uploads/uploads.ts';
import { startQueue } from '../mail/queue-database.ts';
import { describeDatabase } from '../testing/described-database.ts';
import { erasedSoFar, eraseExpired } from './erase-expired.ts';
import { erasePerson, exportPerson } from './of-person.ts';

const DAY = 24 * 3_600_000;
const PDF = Buffer.from('%PDF-1.7\nsecret salary\n%%EOF');
const AN = { email: ' AN@example.be' };

describeDatabase('data that belongs to a form', (db) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'facade-with-form-'));
  const stores = () => ({ db: db(), dataFolder });
  let hour = 0;
  beforeAll(async () => {
    const boss = await startQueue(db(), {}, () => {});
    await boss.createQueue('mail');
    await boss.stop({ graceful: false });
    mkdirSync(join(dataFolder, 'uploads'), { recursive: true });
  });
  afterAll(() => rmSync(dataFolder, { recursive: true }));
  beforeEach(async () => {
    for (const table of ['submission', 'upload', 'slot_change', 'erasure', 'data_revision'] as const)
      await db().deleteFrom(table).execute();
    for (const name of readdirSync(join(dataFolder, 'uploads'))) rmSync(join(dataFolder, 'uploads', name));
  });

  test('a form stays as long as the visit that was booked with it is to come', async () => {
    const [coming, cancelled, past] = await Promise.all([
      fill('coming@example.be', -3),
      fill('cancelled@example.be', -3),
      fill('past@example.be', 3),
    ]);
    const all = [coming, cancelled, past].map(({ id }) => id);
    await db()
      .updateTable('submission')
      .set({ created_at: new Date(Date.now() - 400 * DAY) })
      .execute();
    await db()
      .updateTable('appointment')
      .set({ status: 'cancelled' })
      .where('submission_id', '=', cancelled.id)
      .execute();
    await eraseExpired(stores(), { 'rental-application': { count: 1, unit: 'days' } });
    const left = await db().selectFrom('submission').select('id').where('id', 'in', all).execute();
    expect(left).toEqual([{ id: coming.id }]);
    const visits = await db().selectFrom('appointment').select('submission_id').execute();
    expect(visits).toEqual([{ submission_id: coming.id }]);
  });

  /** A new submission with one of everything that belongs to it; its parts have this age in days. */
  async function fill(email: string, days = 0) {
    const id = crypto.randomUUID();
    const at = new Date(Date.now() - days * DAY);
    const fields = JSON.stringify({ email });
    await db()
      .insertInto('submission')
      .values({ id, form: 'rental-application', language: 'nl', fields, created_at: new Date() })
      .execute();
    const file = await new Uploads(db(), new UploadFiles(dataFolder, null), null).store(`${email}.pdf`, PDF);
    if (typeof file === 'string') throw new Error(file);
    await db().updateTable('upload').set({ submission_id: id, created_at: at }).where('id', '=', file.id).execute();
    const start = new Date(at.getTime() + ++hour * 3_600_000);
    await db()
      .insertInto('appointment')
      .values({
        id: crypto.randomUUID(),
        agenda: 'agent@example.be',
        property_id: 7,
        submission_id: id,
        start_at: start,
        end_at: new Date(start.getTime() + 1_800_000),
        status: 'booked',
        sequence: 0,
        created_at: at,
        changed_at: at,
      })
      .execute();
    await db()
      .insertInto('testimonial')
      .values({
        submission_id: id,
        name: email,
        comment: 'Goed',
        website: null,
        language: 'nl',
        state: 'approved',
        created_at: at,
        decided_at: null,
      })
      .execute();
    await db()
      .insertInto('document_link')
      .values({ submission_id: id, position: 0, title: 'EPC', expires_at: at, downloaded_at: null })
      .execute();
    return { id, file: join(dataFolder, 'uploads', file.id) };
  }
  const rowsOf = async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from appointment) as appointment, (select count(*)::int from testimonial) as testimonial,
      (select count(*)::int from upload) as upload, (select count(*)::int from document_link) as document_link`.execute(
      db(),
    );
    return rows[0];
  };
  const revisions = async () => (await db().selectFrom('data_revision').select('revision').execute()).length;

  test('is in the export of its sender, files by name and size, and in no other export', async () => {
    const { id } = await fill('an@example.be');
    await fill('jan@example.be');
    const { data } = await exportPerson(stores(), AN);
    expect(data).toMatchObject({
      appointments: [{ submission: id, property: 7, agent: 'agent@example.be', status: 'booked' }],
      testimonials: [{ submission: id, comment: 'Goed', state: 'approved' }],
      uploads: [{ submission: id, name: 'an@example.be.pdf', type: 'application/pdf', size: PDF.length }],
    });
    expect(JSON.stringify(data)).not.toMatch(/jan@|secret/);
    expect(Object.keys((await exportPerson(stores(), { consent: id })).data)).toEqual([]);
  });

  test('is erased with its sender, files too, and pages are refreshed without the testimonial', async () => {
    const mine = await fill('an@example.be');
    const other = await fill('jan@example.be');
    await db()
      .insertInto('slot_change')
      .values({ agenda: 'an@example.be', kind: 'open', start_at: new Date(0), end_at: new Date(1), property_id: null })
      .execute();
    expect((await erasePerson(stores(), AN)).erased).toEqual({
      appointments: 1,
      testimonials: 1,
      uploads: 1,
      'rental-application': 1,
    });
    expect(await rowsOf()).toEqual({ appointment: 1, testimonial: 1, upload: 1, document_link: 1 });
    expect([existsSync(mine.file), existsSync(other.file), await revisions()]).toEqual([false, true, 1]);
    expect((await exportPerson(stores(), AN)).data).toEqual({});
    expect(await db().selectFrom('slot_change').select('id').execute()).toHaveLength(1);
  });

  test('is erased after its own retention period, before the form', async () => {
    const files = [];
    for (const days of [1, 200, 800]) files.push((await fill('an@example.be', days)).file);
    await eraseExpired(stores(), {});
    expect(await rowsOf()).toEqual({ appointment: 2, testimonial: 2, upload: 1, document_link: 3 });
    expect(files.map((file) => existsSync(file))).toEqual([true, false, false]);
    expect(await erasedSoFar(db())).toMatchObject({ appointments: 1, testimonials: 1, uploads: 2 });
    expect(await revisions()).toBe(1);
  });

  test('is erased with a form that was erased before it: the files at the next run', async () => {
    const { file } = await fill('an@example.be');
    const waiting = join(dataFolder, 'uploads', 'waiting');
    writeFileSync(waiting, 'without a form yet');
    await db().deleteFrom('submission').execute();
    expect(await rowsOf()).toEqual({ appointment: 0, testimonial: 0, upload: 1, document_link: 0 });
    await eraseExpired(stores(), { uploads: { count: 5, unit: 'years' } });
    expect([await rowsOf(), existsSync(file), existsSync(waiting)]).toEqual([
      { appointment: 0, testimonial: 0, upload: 0, document_link: 0 },
      false,
      true,
    ]);
  });

  test('is erased after three hours without a form', async () => {
    const kept = new Uploads(db(), new UploadFiles(dataFolder, null), null);
    const ids = [];
    for (const hours of [1, 4]) {
      const { id } = (await kept.store('payslip.pdf', PDF)) as { id: string };
      const created_at = new Date(Date.now() - hours * 3_600_000);
      await db().updateTable('upload').set({ created_at }).where('id', '=', id).execute();
      ids.push(id);
    }
    await eraseExpired(stores(), {});
    expect(ids.map((id) => existsSync(join(dataFolder, 'uploads', id)))).toEqual([true, false]);
  });
});
