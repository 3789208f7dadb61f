import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { confirmationLimit } from '../../correspondence/confirmation-limit.ts';
import { keyedHasher } from '../../platform/limits/keyed-hash.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(991, 7)]);
const SHELL = { 'x-forwarded-host': 'www.agency.example', 'x-forwarded-proto': 'https' };
const person = { firstName: 'Marie', lastName: 'Dubois', email: 'marie@example.be', privacy: true, language: 'nl' };
const paper = (Title: string, fields: object = {}) => ({ Title, Kind: 'certificate', ...fields });
const papers = {
  nl: {
    Documents: [
      paper('Energieattest', { Public: true, File: 'epc.pdf' }),
      paper('Huurcontract', { File: 'lease.pdf' }),
      paper('Notulen', { File: 'minutes.pdf' }),
      paper('Grondplan'),
    ],
  },
  fr: { Documents: [paper('Bail', { File: 'lease.pdf' })] },
};

describe('documents that a visitor requests', () => {
  let site: TestApi;
  const load = (texts: object = papers) =>
    site.load(propertyRecords(1, {}, texts), {
      projects: [
        { ID: 79, language: 'nl', Name: 'Les Tanneurs', City: 'Ath', Zip: '7800', Documents: [paper('Plannen')] },
      ],
    });
  const ask = (fields: object, headers: Record<string, string> = SHELL) =>
    site.api.inject({
      method: 'POST',
      url: '/api/forms/documents',
      payload: { ...person, propertyId: 1, ...fields },
      headers,
    });
  const get = (path: string, headers: Record<string, string> = {}) => site.api.inject({ url: path, headers });
  const tokenIn = (text = '') => /uw-documenten\/([\w-]{65})\//.exec(text)?.[1] ?? '';
  const linkFor = async (documents: string[]) => {
    site.mails.length = 0;
    expect((await ask({ documents })).statusCode).toBe(201);
    return `/api/asked-documents/${tokenIn(site.mails[1]?.text)}`;
  };
  const links = () => site.db.selectFrom('document_link').selectAll().orderBy('position').execute();

  beforeAll(async () => {
    site = await startTestApi();
    const folder = join(site.config.dataFolder, 'feed', 'documents');
    mkdirSync(folder, { recursive: true });
    for (const name of ['epc.pdf', 'lease.pdf', 'minutes.pdf']) writeFileSync(join(folder, name), PDF);
    await load();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.mails.length = 0;
    await site.db.deleteFrom('hit_counter').execute();
    await site.db.deleteFrom('document_link').execute();
  });

  test('are mailed as a link for a week; the agency gets a list of those that it has to send itself', async () => {
    const response = await ask({ documents: ['Huurcontract', 'Grondplan'], message: 'Zie https://evil.example' });
    expect(response.json().next).toBe('/nl/bedankt/documenten/?home=1');
    const [agency, visitor] = site.mails;
    expect(agency?.subject).toBe('Documenten gevraagd: ref. 1 – Marie Dubois');
    expect(agency?.text).toContain('Huurcontract (link verstuurd), Grondplan (zelf te versturen)');
    expect(agency?.text).not.toContain('uw-documenten');
    expect(visitor).toMatchObject({ to: { address: 'marie@example.be' }, isAutomatic: true });
    expect(visitor?.text).not.toContain('evil');
    const link = `/api/asked-documents/${tokenIn(visitor?.text)}`;
    const answer = await get(`${link}?lang=nl`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      about: { kind: 'property', id: 1 },
      expiresAt: expect.stringMatching(/^20/),
      documents: [
        {
          title: 'Huurcontract',
          state: 'ready',
          file: { path: `${link}/0?lang=nl`, type: 'application/pdf', size: 1000 },
        },
        { title: 'Grondplan', state: 'by-agency' },
      ],
    });
    const days = (Date.parse(answer.json().expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  test('are left to the agency if the mailbox has reached its limit', async () => {
    const documents = ['Huurcontract', 'Grondplan'];
    for (let sent = 0; sent < 4; sent += 1) expect((await ask({ documents })).json().next).not.toContain('mail=held');
    const take = confirmationLimit(await keyedHasher(site.db));
    const to = { name: '', address: 'marie@example.be' };
    for (let sent = 0; sent < 20; sent += 1)
      await site.db.transaction().execute((tx) => take(tx, { kind: 'documents-link', to }));
    site.mails.length = 0;
    expect((await ask({ documents })).statusCode).toBe(201);
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]?.text).toContain('Huurcontract (zelf te versturen), Grondplan (zelf te versturen)');
  });

  test('are downloaded, and each download is counted', async () => {
    const link = await linkFor(['Huurcontract']);
    const file = await get(`${link}/0`);
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="Huurcontract - 1.pdf"',
    });
    await get(`${link}/0`, { range: 'bytes=500-' });
    await get(`${link}/0`, { range: 'bytes=0-499' });
    await site.api.inject({ method: 'HEAD', url: `${link}/0` });
    expect((await links()).map(({ downloads }) => downloads)).toEqual([2]);
  });

  test('are only the requested ones', async () => {
    const link = await linkFor(['Huurcontract']);
    expect((await get(`${link}/1`)).statusCode).toBe(404);
    const other = await linkFor(['Notulen']);
    expect((await get(`${other}/0`)).headers['content-disposition']).toContain('Notulen');
    const mixed = link.slice(0, 44) + other.slice(44);
    expect((await get(mixed)).statusCode).toBe(404);
    for (const token of ['x', '1', `${'a'.repeat(65)}`])
      expect((await get(`/api/asked-documents/${token}`)).statusCode).toBe(404);
  });

  test('must belong to the home, in any language; their own language names them', async () => {
    const refused = await ask({ documents: ['Bodemattest'], language: 'fr' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'documents', message: 'Un de ces documents n’est plus disponible. Rechargez la page' }],
    ]);
    expect((await ask({ documents: ['Bail', 'Bail'], language: 'fr' })).statusCode).toBe(201);
    expect((await links()).map(({ title, file }) => [title, file])).toEqual([['Bail', 'lease.pdf']]);
    expect((await ask({ documents: ['Huurcontract'], propertyId: 2 })).statusCode).toBe(422);
    const project = await ask({ documents: ['Plannen'], propertyId: '', projectId: 79 });
    expect(project.json().next).toBe('/nl/bedankt/documenten/?project=79');
  });

  test('are gone when the link expires, with a message in the visitor’s language', async () => {
    const link = await linkFor(['Huurcontract']);
    await site.db
      .updateTable('document_link')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    for (const path of [link, `${link}/0`]) {
      const answer = await get(`${path}?lang=fr`);
      expect([answer.statusCode, answer.json().title]).toEqual([410, 'Lien expiré']);
    }
  });

  test('are gone when the agency withdraws them', async () => {
    const link = await linkFor(['Huurcontract', 'Notulen']);
    await load({ nl: { Documents: [paper('Notulen', { File: 'minutes.pdf' })] } });
    expect((await get(`${link}/0`)).statusCode).toBe(410);
    expect((await get(`${link}/1`)).statusCode).toBe(200);
    const states = (await get(link)).json().documents.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['gone', 'ready']);
    await site.load(propertyRecords(2));
    expect((await get(link)).json().title).toBe('Document ingetrokken');
    await load();
  });

  test('never reveal in public that there is a file', async () => {
    const home = (await get('/api/properties/1?lang=nl')).body;
    expect(home).toContain('Huurcontract');
    expect(home).not.toContain('lease');
    expect(home).not.toContain('held');
    expect((await get('/api/properties/1/documents/lease.pdf')).statusCode).toBe(404);
  });

  test('have no link in a mail without the site’s address, or without a file', async () => {
    await ask({ documents: ['Huurcontract'] }, {});
    await ask({ documents: ['Grondplan'] });
    for (const mail of [site.mails[1], site.mails[3]]) {
      expect(mail?.text).not.toContain('uw-documenten');
      expect(mail?.kind).toBe('property-confirmation');
    }
  });

  test.each([
    ['at-once', 201, true],
    ['by-hand', 201, false],
  ] as const)('the agency decides how they are sent: %s', async (send, status, isLinked) => {
    const { content } = await site.siteData.current();
    const { documents } = content.settings;
    content.settings.documents = { send };
    const answer = await ask({ documents: ['Huurcontract'] });
    content.settings.documents = documents;
    expect(answer.statusCode).toBe(status);
    expect(/\?home=1&documents=[\w-]{65}$/.test(answer.json().next)).toBe(isLinked);
    expect(site.mails[1]?.text.includes('uw-documenten')).toBe(isLinked);
  });
});
