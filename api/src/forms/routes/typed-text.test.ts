import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { FORM_DEFINITIONS } from '../definitions/index.ts';
import { exampleOf } from '../describe/describe-form.ts';

/** Text for the fields: links, and words that occur nowhere else. */
const TYPED = 'Zqtyped https://zqtyped.example www.zqtyped.example';
const PHONE = '+32470987654';

const FORMS = FORM_DEFINITIONS.map((definition) => ({ id: definition.id, definition }));

describe.each(FORMS)('text that is typed into the form $id', ({ id, definition: { schema } }) => {
  let site: TestApi;
  let last = 0;
  const values = (email: string) => {
    const { least, fields } = exampleOf(schema);
    const texts = Object.keys(fields).filter(
      (name) => typeof fields[name] === 'string' && schema.safeParse({ ...least, [name]: TYPED }).success,
    );
    return {
      ...least,
      ...Object.fromEntries(texts.map((name) => [name, TYPED])),
      ...('phone' in fields && { phone: PHONE }),
      ...('email' in fields && { email }),
      propertyId: 1,
      language: 'fr',
    };
  };
  const send = (fields: object) =>
    site.api.inject({
      method: 'POST',
      url: `/api/forms/${id}`,
      payload: fields,
      headers: { 'x-forwarded-for': `192.0.2.${++last}` },
    });
  beforeAll(async () => {
    site = await startTestApi({ logLevel: 'trace' });
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());

  test('is never logged, whatever the outcome', async () => {
    site.log.length = 0;
    const form = values('zqtyped@example.be');
    await send(form);
    await send({ ...form, email: 'zqtyped', privacy: false });
    await site.api.inject({ method: 'POST', url: `/api/forms/${id}`, payload: `{"firstName":"Zqtyped` });
    const push = jest.spyOn(site.mails, 'push').mockImplementation(() => {
      throw new Error('outbox');
    });
    await send({ ...form, email: 'zqtyped.2@example.be' });
    push.mockRestore();
    expect(site.log.length).toBeGreaterThan(0);
    const log = JSON.stringify(site.log);
    expect(log).not.toMatch(/zqtyped/i);
    expect(log).not.toContain(PHONE);
  });

  test('becomes a link only in the agency’s mail', async () => {
    site.mails.length = 0;
    await send(values('reader@example.be'));
    const { agency } = (await site.siteData.current()).agency;
    for (const { to, ...mail } of site.mails) {
      if (to.address === agency.email) continue;
      expect(JSON.stringify(mail)).not.toContain('zqtyped.example');
    }
  });

  test('gets the same answer for a known address', async () => {
    const answers = [await send(values('known@example.be')), await send(values('known@example.be'))];
    const brief = answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), id: '', requestId: '' }));
    expect(brief[1]).toEqual(brief[0]);
  });
});
