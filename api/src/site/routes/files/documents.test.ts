import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(991, 7)]);
const paper = (Title: string, fields: object = {}) => ({ Title, Kind: 'certificate', ...fields });
const documents = (one: object) => ({ nl: { Documents: [one] }, fr: { Documents: [one] } });

describe('/api/properties/:id/documents/:file', () => {
  let site: TestApi;
  const folder = () => join(site.config.dataFolder, 'feed', 'documents');
  const detailOf = async (id: number, lang = 'nl') =>
    (await site.api.inject(`/api/properties/${id}?lang=${lang}`)).json();
  const statusOf = async (url: string) => (await site.api.inject(url)).statusCode;

  beforeAll(async () => {
    site = await startTestApi();
    mkdirSync(folder(), { recursive: true });
    for (const name of ['epc.pdf', 'secret.pdf', 'unmarked.pdf']) writeFileSync(join(folder(), name), PDF);
    writeFileSync(join(folder(), 'page.pdf'), '<script>');
    writeFileSync(join(folder(), 'page.html'), '<script>');
    writeFileSync(join(folder(), 'plan.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]));
    symlinkSync('/etc/hostname', join(folder(), 'link.pdf'));
    const epc = { Public: true, File: 'https://crm.example/papers/epc.pdf' };
    await site.load(
      [
        ...propertyRecords(
          1,
          {},
          {
            nl: { Documents: [paper('Energieattest', epc), paper('Geheim', { File: 'secret.pdf', Public: false })] },
            fr: {
              Documents: [paper('Certificat énergétique', epc), paper('Secret', { File: 'secret.pdf', Public: false })],
            },
          },
        ),
        ...propertyRecords(2, {}, documents(paper('Akte', { File: 'unmarked.pdf' }))),
        ...propertyRecords(3, {}, documents(paper('Vals', { Public: true, File: 'page.pdf' }))),
        ...propertyRecords(4, {}, documents(paper('Pagina', { Public: true, File: 'page.html' }))),
        ...propertyRecords(5, {}, documents(paper('Link', { Public: true, File: 'link.pdf' }))),
        ...propertyRecords(6, { OffMarket: true }, documents(paper('Discreet', { Public: true, File: 'epc.pdf' }))),
        ...propertyRecords(7, { Status: 0 }, documents(paper('Prospect', { Public: true, File: 'epc.pdf' }))),
        ...propertyRecords(8, {}, documents(paper('Weg', { Public: true, File: '../../../etc/passwd' }))),
      ],
      {
        projects: [
          {
            ID: 79,
            language: 'nl',
            Name: 'Les Tanneurs',
            City: 'Ath',
            Zip: '7800',
            Documents: [paper('Plannen', { Public: true, File: 'plan.png' }), paper('Basisakte')],
          },
        ],
      },
    );
  });
  afterAll(() => site.close());

  test('is listed by the home, with its size', async () => {
    expect((await detailOf(1)).documents).toEqual([
      {
        title: 'Energieattest',
        kind: 'certificate',
        onRequest: false,
        file: { path: '/api/properties/1/documents/epc.pdf?lang=nl', type: 'application/pdf', size: 1000 },
      },
      { title: 'Geheim', kind: 'certificate', onRequest: true },
    ]);
  });

  test('is downloaded under a descriptive name', async () => {
    const answer = await site.api.inject('/api/properties/1/documents/epc.pdf?lang=fr');
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-disposition':
        'attachment; filename="Certificat energetique - 1.pdf"; filename*=UTF-8\'\'Certificat%20%C3%A9nerg%C3%A9tique%20-%201.pdf',
      'content-length': '1000',
      'content-type': 'application/pdf',
    });
  });

  test('sends the requested range, and 304 to a client that has it', async () => {
    const url = '/api/properties/1/documents/epc.pdf';
    const answer = await site.api.inject({ url, headers: { range: 'bytes=990-' } });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, 'bytes 990-999/1000']);
    expect(answer.rawPayload.equals(PDF.subarray(990))).toBe(true);
    const beyond = await site.api.inject({ url, headers: { range: 'bytes=1000-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
    const same = await site.api.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(same.statusCode).toBe(304);
  });

  test.each([
    ['not marked public', '1/documents/secret.pdf'],
    ['without a mark', '2/documents/unmarked.pdf'],
    ['of another home', '2/documents/epc.pdf'],
    ['no PDF inside', '3/documents/page.pdf'],
    ['of another type', '4/documents/page.html'],
    ['a link', '5/documents/link.pdf'],
    ['of an off-market home', '6/documents/epc.pdf'],
    ['of a home that is not public', '7/documents/epc.pdf'],
    ['elsewhere', '8/documents/passwd'],
    ['above the folder', '1/documents/..%2Fdocuments%2Fepc.pdf'],
    ['far above the folder', '1/documents/..%2F..%2F..%2Fetc%2Fpasswd'],
    ['a name of an object', '1/documents/a.__proto__'],
    ['of nothing', '999/documents/epc.pdf'],
  ])('does not have one that is %s', async (_what, path) =>
    expect(await statusOf(`/api/properties/${path}`)).toBe(404),
  );

  test.each(['x=1', 'lang=xx'])('answers 400 to ?%s', async (query) =>
    expect(await statusOf(`/api/properties/1/documents/epc.pdf?${query}`)).toBe(400),
  );

  test('is sent on request if its file cannot be served', async () => {
    for (const id of [2, 3, 4, 5, 8]) expect((await detailOf(id)).documents[0].onRequest).toBe(true);
  });

  test('of a project is downloaded too, pictures by their own type', async () => {
    const { documents } = (await site.api.inject('/api/projects/79?lang=nl')).json();
    expect(documents).toEqual([
      { title: 'Plannen', file: { path: '/api/projects/79/documents/plan.png?lang=nl', type: 'image/png', size: 5 } },
      { title: 'Basisakte' },
    ]);
    const answer = await site.api.inject(documents[0].file.path);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Plannen - Les Tanneurs.png"');
    expect(answer.headers['content-type']).toBe('image/png');
  });

  test('disappears when the agency withdraws it, and when its file is removed', async () => {
    const open = documents(paper('Energieattest', { Public: true, File: 'epc.pdf' }));
    await site.load([
      ...propertyRecords(1, {}, documents(paper('Energieattest', { Public: false, File: 'epc.pdf' }))),
      ...propertyRecords(2, {}, open),
    ]);
    expect(await statusOf('/api/properties/1/documents/epc.pdf')).toBe(404);
    expect(await statusOf('/api/properties/2/documents/epc.pdf')).toBe(200);
    rmSync(join(folder(), 'epc.pdf'));
    await site.load(propertyRecords(2, { Zip: '7801' }, open));
    expect(await statusOf('/api/properties/2/documents/epc.pdf')).toBe(404);
    expect((await detailOf(2)).documents[0].onRequest).toBe(true);
  });
});
