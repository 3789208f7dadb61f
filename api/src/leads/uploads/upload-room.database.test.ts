import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabase } from '../../testing/described-database.ts';
import { UploadFiles } from './upload-files.ts';
import { Uploads } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.7\npayslip\n%%EOF');

describeDatabase('room for files of visitors', (db) => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-room-'));
  const room = (orphans: number, free = 0) =>
    new Uploads(db(), new UploadFiles(folder, null), null, { orphans, free }).store('a.pdf', PDF);

  test('ends at a total of files without a form, and before the disk is full', async () => {
    const two = 2 * PDF.length;
    for (const _first of [1, 2]) expect(await room(two)).toMatchObject({ name: 'a.pdf' });
    expect(await room(two)).toBe('full');
    expect(await room(1e9, 1e18)).toBe('full');
    await db().updateTable('upload').set({ submission_id: 'sent' }).execute();
    expect(await room(two)).toMatchObject({ name: 'a.pdf' });
  });
});
