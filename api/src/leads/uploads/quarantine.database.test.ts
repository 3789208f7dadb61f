import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabase } from '../../testing/described-database.ts';
import { UploadFiles } from './upload-files.ts';
import { type Upload, Uploads } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.7\nsalary\n%%EOF');

describeDatabase('files in quarantine', (db) => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-quarantine-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('leave quarantine even if another file cannot be read', async () => {
    const make = (scanner: string) => new Uploads(db(), new UploadFiles(folder, null), scanner);
    const held = (name: string) => make('no-such-scanner-here').store(name, PDF) as Promise<Upload>;
    const [broken, whole] = [await held('a.pdf'), await held('b.pdf')];
    writeFileSync(join(folder, 'uploads', broken.id), 'nonsense');
    await expect(make('cat').scanAgain(new AbortController().signal)).rejects.toThrow('files that cannot be read: 1');
    expect((await make('cat').readUpload(whole.id))?.bytes.equals(PDF)).toBe(true);
    expect(await make('cat').readUpload(broken.id)).toBeNull();
  });
});
