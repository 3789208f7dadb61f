import { STAFF, StaffSite } from '../../testing/staff-site.ts';

const PDF = Buffer.from('%PDF-1.7\nsalary\n%%EOF');
const APPLICATION = {
  firstName: 'Marie',
  lastName: 'Dubois',
  email: 'marie@example.be',
  phone: '0470 12 34 56',
  home: 'Rue Haute 5',
  persons: 2,
  children: 0,
  income: 2800,
  startDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
};

describe('GET /api/agency/leads/:id/uploads/:upload', () => {
  let site: StaffSite;
  let url: string;
  let upload: string;
  beforeAll(async () => {
    site = await StaffSite.start();
    const stored = await site.test.api.inject({
      method: 'POST',
      url: '/api/uploads',
      payload: Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="fiche de paie é.pdf"\r\n\r\n'),
        PDF,
        Buffer.from('\r\n--x--\r\n'),
      ]),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    upload = stored.json().id;
    const id = await site.sendForm('rental-application', { ...APPLICATION, propertyId: 1, uploads: [upload] });
    url = `/api/agency/leads/${id}/uploads/${upload}`;
  });
  afterAll(() => site.test.close());

  test('sends the file to staff who may see the lead, as a download and not cached', async () => {
    for (const who of ['an', 'mia'] as const) {
      const answer = await site.test.api.inject({ url, cookies: await site.as(who) });
      expect([answer.statusCode, answer.rawPayload.equals(PDF)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'content-disposition': expect.stringMatching(/^attachment; filename="fiche de paie e\.pdf"/),
      });
    }
    const { lead } = await site.read(await site.as('an'), url.split('/')[4] ?? '');
    expect(lead.files).toEqual([{ id: upload, name: 'fiche de paie é.pdf', size: PDF.length, isQuarantined: false }]);
    expect(lead.fields.map(({ name }) => name)).not.toContain('uploads');
  });

  test('refuses it to all others', async () => {
    const [owner] = (await site.login('owner', STAFF.mia.email, 'another horse')).cookies;
    const value = owner?.value ?? '';
    const codes = [];
    for (const cookies of [{}, { 'facade-owner': value }, { 'facade-staff': value }, await site.as('bob')]) {
      const answer = await site.test.api.inject({ url, cookies: cookies as Record<string, string> });
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['cache-control']).toBe('no-store');
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([401, 401, 401, 404]);
  });

  test('does not send a file of another lead, in quarantine, or erased', async () => {
    const cookies = await site.as('mia');
    const statusOf = async (path: string) => (await site.test.api.inject({ url: path, cookies })).statusCode;
    const other = await site.send({ propertyId: 1 });
    expect(await statusOf(`/api/agency/leads/${other}/uploads/${upload}`)).toBe(404);
    expect(await statusOf(`${url.slice(0, -22)}${'A'.repeat(22)}`)).toBe(404);
    const quarantine = (quarantined: boolean) => site.test.db.updateTable('upload').set({ quarantined }).execute();
    await quarantine(true);
    expect(await statusOf(url)).toBe(404);
    await quarantine(false);
    expect(await statusOf(url)).toBe(200);
    await site.test.db.deleteFrom('upload').execute();
    expect(await statusOf(url)).toBe(404);
  });
});
