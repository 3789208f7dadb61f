import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('POST /api/consents', () => {
  let site: TestApi;
  const id = '0b6b6c1e-7c1b-4c1e-9c1e-0b6b6c1e7c1b';
  const post = (payload: object) => site.api.inject({ method: 'POST', url: '/api/consents', payload });
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  test('stores time, version, choices and random id, once', async () => {
    const choices = { analyticsStorage: true, adStorage: false };
    expect((await post({ id, version: '2026-01', choices })).statusCode).toBe(204);
    expect((await post({ id, version: '2026-01', choices: { analyticsStorage: false } })).statusCode).toBe(204);
    const rows = await site.db.selectFrom('consent').selectAll().execute();
    expect(rows).toEqual([{ id, version: '2026-01', language: '', wording: '', choices, given_at: expect.any(Date) }]);
  });

  test('stores the agency’s own wording once, and which wording was shown', async () => {
    const { context, content, ...rest } = await site.siteData.current();
    const title = { public: true, texts: { nl: 'Koekjes?', fr: 'Des biscuits ?' } };
    const own = { ...rest, context, content: { ...content, consent: { title } } };
    const current = jest.spyOn(site.siteData, 'current').mockResolvedValue(own as never);
    const send = (language: string) =>
      post({ id: crypto.randomUUID(), version: '1', language, choices: { adStorage: true } });
    for (const language of ['nl', 'fr', 'nl']) expect((await send(language)).statusCode).toBe(204);
    current.mockRestore();
    expect((await send('nl')).statusCode).toBe(204);
    const wordings = await site.db.selectFrom('consent_wording').selectAll().orderBy('language').execute();
    expect(wordings.map(({ language, texts }) => [language, JSON.parse(texts)])).toEqual([
      ['fr', { title: 'Des biscuits ?' }],
      ['nl', { title: 'Koekjes?' }],
    ]);
    const [french, dutch] = wordings.map(({ key }) => key);
    const kept = await site.db
      .selectFrom('consent')
      .select(['language', 'wording'])
      .where('version', '=', '1')
      .orderBy('given_at')
      .execute();
    expect(kept).toEqual([
      { language: 'nl', wording: dutch },
      { language: 'fr', wording: french },
      { language: 'nl', wording: dutch },
      { language: 'nl', wording: '' },
    ]);
  });

  test.each([
    {},
    { id: 'me', version: '1', choices: {} },
    { id, version: '1', choices: { a: 'yes' } },
    { id, version: '1', language: 'xx', choices: {} },
  ])('refuses %j', async (payload) => {
    expect((await post(payload)).statusCode).toBe(422);
  });
});
