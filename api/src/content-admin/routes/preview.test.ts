import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { endPreview } from '../preview/end-preview.ts';
import { type NewPreview, openPreview } from '../preview/open-preview.ts';

const DRAFT = 'id: 990\nstatus: Draft\npath: /spring/\npaths: { nl: /lente/ }\ntitle: { nl: Lente, fr: Printemps }\n';

describe('a preview of unpublished content', () => {
  let site: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'facade-preview-'));
    await cp(resolve(import.meta.dirname, '../../../../tools/sample-agency/content'), folder, { recursive: true });
    site = await startTestApi({ env: { FACADE_CONTENT: folder } });
    await site.load([...propertyRecords(1)]);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  async function open(preview: NewPreview = {}, now?: Date): Promise<string> {
    const edits = preview.edits ?? new Map([['pages/spring.yaml', DRAFT]]);
    const services = { db: site.db, folder, measure: site.pictures.measure };
    const opened = await openPreview(services, { ...preview, edits }, now);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    return opened.token;
  }
  const get = (url: string, token?: string) =>
    site.api.inject({ url, headers: { 'accept-language': 'en', ...(token && { 'x-facade-preview': token }) } });
  /** The site's content is checked once a second, and takes a moment to load. */
  const until = async (isSo: () => Promise<boolean>) => {
    for (const end = Date.now() + 15_000; Date.now() < end && !(await isSo()); ) await delay(200);
  };
  const originals = async (token?: string) =>
    (await get('/api/site?lang=nl', token)).json().routes.map(({ original }: { original: string }) => original);

  test('answers with unpublished content, only with its token', async () => {
    const token = await open();
    expect(await originals(token)).toContain('/spring/');
    expect(await originals()).not.toContain('/spring/');
    const page = await get('/api/content?path=/spring/&lang=nl', token);
    expect([page.statusCode, page.json().title]).toEqual([200, { text: 'Lente', language: 'nl' }]);
    expect((await get('/api/content?path=/spring/&lang=nl')).statusCode).toBe(404);
  });

  test('can leave drafts out', async () => {
    expect(await originals(await open({ unpublished: false }))).not.toContain('/spring/');
  });

  test('shows the homes of the site, and is never cached or served from a cache', async () => {
    const token = await open();
    const home = await get('/api/properties/1?lang=nl', token);
    expect(home.json().id).toBe(1);
    expect([home.headers['cache-control'], home.headers.etag]).toEqual(['no-store', undefined]);
    const other = await open({ edits: new Map([['pages/spring.yaml', DRAFT.replace('Lente', 'Zomer')]]) });
    const title = async (one?: string) => (await get('/api/content?path=/spring/&lang=nl', one)).json().title?.text;
    expect([await title(token), await title(other), await title(), await title(token)]).toEqual([
      'Lente',
      'Zomer',
      undefined,
      'Lente',
    ]);
    expect((await get('/api/properties/1?lang=nl')).headers.etag).toBeDefined();
  });

  test('reports its end, and is merged over the current content', async () => {
    const token = await open({ hours: 2 });
    const before = (await get('/api/preview', token)).json();
    expect(Date.parse(before.endsAt) - Date.now()).toBeGreaterThan(1.9 * 3_600_000);
    await appendFile(join(folder, 'pages/contact.yaml'), '# changed\n');
    await until(async () => (await get('/api/preview', token)).json().revision !== before.revision);
    expect(await originals(token)).toContain('/spring/');
  });

  test('ends on time or on request; ended, unknown and made-up tokens get the same answer', async () => {
    const [late, ended] = [await open({ hours: 1 }, new Date(Date.now() - 3_700_000)), await open()];
    expect(await endPreview(site.db, ended)).toBe(true);
    expect(await endPreview(site.db, ended)).toBe(false);
    for (const token of [late, ended, 'x', 'A'.repeat(43)]) {
      const answer = await get('/api/site?lang=en', token);
      expect([answer.statusCode, answer.json().title]).toEqual([410, 'Preview ended']);
    }
    expect((await get('/api/preview')).statusCode).toBe(410);
  });

  test('is erased when it has ended, and stores no token', async () => {
    await open({ hours: 1 }, new Date(Date.now() - 7_200_000));
    const token = await open();
    const rows = await site.db.selectFrom('content_preview').selectAll().execute();
    expect(rows.every(({ ends_at }) => ends_at > new Date())).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('refuses forms', async () => {
    const token = await open();
    const payload = { firstName: 'An', lastName: 'Devos', email: 'an@example.be', message: 'Hi', privacy: true };
    const headers = { 'x-facade-preview': token, 'accept-language': 'fr' };
    const answer = await site.api.inject({ method: 'POST', url: '/api/forms/contact', payload, headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, expect.stringContaining('aperçu')]);
    expect(site.mails).toEqual([]);
  });

  test('is refused with file, line and field if the content does not load', async () => {
    const edits = new Map([['pages/spring.yaml', DRAFT.replace('id: 990', 'id: none')]]);
    const result = await openPreview({ db: site.db, folder }, { edits });
    expect(result).toMatchObject({ ok: false, problems: [{ file: 'pages/spring.yaml', line: 1, field: 'id' }] });
  });

  test('reports a conflict with changed content of the site', async () => {
    const token = await open();
    const clash = join(folder, 'pages/clash.yaml');
    await appendFile(clash, DRAFT.replace('status: Draft\n', '').replace('990', '991'));
    await until(async () => (await get('/api/preview', token)).statusCode !== 200);
    const answer = await get('/api/preview', token);
    await rm(clash);
    expect([answer.statusCode, answer.json().title]).toEqual([409, 'The preview cannot be shown']);
    expect(answer.json().errors).toEqual([
      { path: expect.stringContaining('pages/'), message: expect.stringContaining('is also the address of') },
    ]);
  });
});
