import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { fileKind } from './file-kind.ts';
import { scan } from './scan.ts';
import { seal, unseal } from './seal.ts';
import { UploadFiles } from './upload-files.ts';
import { claimUploads, Uploads } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.7\nsecret salary of Marie\n%%EOF');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  [PDF, 'application/pdf'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), 'image/jpeg'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'image/png'],
  [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'image/heic'],
  [Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), null],
  [Buffer.from('<html><script>'), null],
  [Buffer.from('MZ\x90'), null],
  [Buffer.alloc(0), null],
])('the content determines the kind of a file (%#)', (bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});

test('a sealed file opens only with its own key and name, and not after a change', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = seal(key, 'a', PDF);
  expect(unseal(key, 'a', sealed).equals(PDF)).toBe(true);
  expect(sealed.includes('Marie')).toBe(false);
  expect(() => unseal(key, 'b', sealed)).toThrow();
  expect(() => unseal(Buffer.alloc(32, 2), 'a', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(key, 'a', changed)).toThrow();
  expect(() => unseal(key, 'a', PDF)).toThrow('not a sealed file');
});

test('a scanner reports clean, refused, or unknown', async () => {
  expect(await scan(PDF, null)).toBe('clean');
  expect(await scan(PDF, 'cat')).toBe('clean');
  expect(await scan(PDF, 'grep -qv nothing-like-it')).toBe('clean');
  expect(await scan(PDF, 'grep -q nothing-like-it')).toBe('refused');
  expect(await scan(PDF, 'no-such-scanner-here')).toBe('unknown');
  expect(await scan(PDF, 'http://127.0.0.1:9/')).toBe('unknown');
});

describeDatabase('files of visitors', (db) => {
  let api: TestApi;
  let uploads: Uploads;
  const folder = () => join(api.config.dataFolder, 'uploads');
  const rows = () => api.db.selectFrom('upload').selectAll().orderBy('created_at').execute();
  const files = () => new UploadFiles(api.config.dataFolder, null);
  const make = (scanner: string | null = null) => new Uploads(api.db, files(), scanner);

  /** Sends a file as browsers do. */
  const send = (bytes: Buffer, filename = 'loonfiche.pdf') => {
    const line = '----boundary';
    const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return api.api.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${line}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${line}`, 'accept-language': 'nl' },
    });
  };
  const apply = (ids: string[], more: object = {}) =>
    api.api.inject({
      method: 'POST',
      url: '/api/forms/rental-application',
      payload: {
        firstName: 'An',
        lastName: 'Devos',
        email: 'an@example.be',
        phone: '0470 12 34 56',
        privacy: true,
        propertyId: 1,
        persons: 2,
        children: 0,
        income: 2400,
        startDate: inDays(20),
        uploads: ids,
        ...more,
      },
    });

  beforeAll(async () => {
    api = await startTestApi({ db: db() });
    await api.load(propertyRecords(1, { Goal: 1, Price: 700 }));
    uploads = make();
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.deleteFrom('hit_counter').execute());

  test('are stored encrypted with a key that only this user can read, and returned only to staff', async () => {
    const answer = await send(PDF, '../../etc/Loonfiche mei.pdf');
    expect(answer.statusCode).toBe(201);
    const { id, name } = answer.json();
    expect(name).toBe('Loonfiche mei.pdf');
    const kept = readFileSync(join(folder(), id));
    expect(kept.includes('Marie')).toBe(false);
    expect(statSync(join(folder(), id)).mode & 0o077).toBe(0);
    expect(statSync(join(api.config.dataFolder, 'upload.key')).mode & 0o077).toBe(0);
    const read = await uploads.readUpload(id);
    expect([read?.name, read?.type, read?.bytes.equals(PDF)]).toEqual(['Loonfiche mei.pdf', 'application/pdf', true]);
    expect((await api.api.inject(`/api/uploads/${id}`)).statusCode).toBe(404);
    writeFileSync(join(folder(), id), kept.subarray(0, -1));
    await expect(uploads.readUpload(id)).rejects.toThrow();
  });

  test.each([
    ['another type', Buffer.from('MZ program'), 422],
    ['too large', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 422],
  ])('are refused if they are %s', async (_what, bytes, status) => {
    const before = await rows();
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([status, 'uploads']);
    expect(await rows()).toEqual(before);
  });

  test('are refused if the scanner finds something, and quarantined if it does not answer', async () => {
    expect(await make('grep -q nothing-like-it').store('a.pdf', PDF)).toBe('refused');
    const held = await make('no-such-scanner-here').store('a.pdf', PDF);
    expect(held).toMatchObject({ isQuarantined: true });
    const { id } = held as { id: string };
    expect(await uploads.readUpload(id)).toBeNull();
    expect((await files().read(id))?.bytes.equals(PDF)).toBe(true);
  });

  test('leave quarantine once the scanner reports them clean', async () => {
    const { id } = (await make('no-such-scanner-here').store('a.pdf', PDF)) as { id: string };
    const { signal } = new AbortController();
    for (const scanner of ['no-such-scanner-here', 'grep -q nothing-like-it', null]) {
      await make(scanner).scanAgain(signal);
      expect(await uploads.readUpload(id)).toBeNull();
    }
    await make('cat').scanAgain(signal);
    expect((await uploads.readUpload(id))?.bytes.equals(PDF)).toBe(true);
  });

  test('stay with a form that looks like spam', async () => {
    const { id } = (await send(PDF)).json();
    const sent = await apply([id], { website: 'https://x.example' });
    expect(sent.statusCode).toBe(201);
    expect((await rows()).find((row) => row.id === id)?.submission_id).toBe(sent.json().id);
  });

  test('belong to the form that they were sent with, and are erased with it', async () => {
    const { id } = (await send(PDF)).json();
    api.mails.length = 0;
    const sent = await apply([id]);
    expect(sent.statusCode).toBe(201);
    // A dot in a visitor's text must not create a link.
    expect(api.mails[0]?.text).toMatch(/loonfiche\. ?pdf/);
    expect((await rows()).find((row) => row.id === id)?.submission_id).toBe(sent.json().id);
    const again = await apply([id]);
    expect([again.statusCode, again.json().errors[0].path]).toEqual([422, 'uploads']);
    expect((await apply(['x'.repeat(22)])).statusCode).toBe(422);
    expect(await uploads.eraseUploadsOf([sent.json().id])).toBe(1);
    expect(readdirSync(folder())).not.toContain(id);
  });

  test('are erased after a day without a form, and before any given day', async () => {
    await uploads.eraseUploadsBefore(new Date(Date.now() + 1000));
    const { id } = (await send(PDF)).json();
    expect(await uploads.eraseOrphans()).toBe(0);
    await api.db
      .updateTable('upload')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    expect(await uploads.eraseOrphans()).toBe(1);
    expect([await rows(), readdirSync(folder())]).toEqual([[], []]);
  });

  test('are not erased if a form claims them at the last moment', async () => {
    const { id } = (await send(PDF)).json();
    const created_at = new Date(Date.now() - 25 * 3_600_000);
    await api.db.updateTable('upload').set({ created_at }).where('id', '=', id).execute();
    let erasing = Promise.resolve(0);
    await api.db.transaction().execute(async (tx) => {
      expect(await claimUploads(tx, [id], crypto.randomUUID())).not.toBeNull();
      erasing = uploads.eraseOrphans();
      await delay(200);
    });
    expect(await erasing).toBe(0);
    expect(await uploads.readUpload(id)).not.toBeNull();
  });

  test('a missing file, and a body that is not a form with a file, are a bad request', async () => {
    const other = await api.api.inject({ method: 'POST', url: '/api/uploads', payload: { file: 'x' } });
    expect(other.statusCode).toBe(400);
  });
});
