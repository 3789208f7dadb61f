import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('POST /api/visits', () => {
  let site: TestApi;
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  let people = 0;
  /** Sends a visit of a new visitor and waits until it is written. */
  const visit = async (cookie = '', agent = browser) => {
    people += 1;
    const answer = await site.api.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { 'user-agent': agent, 'x-forwarded-for': `203.0.113.${people}`, ...(cookie ? { cookie } : {}) },
      payload: { propertyId: 1, referrer: '' },
    });
    await site.visitCounter.write();
    return answer;
  };
  const counted = async () => {
    const { sum } = await site.db
      .selectFrom('visit')
      .select((eb) => eb.fn.sum<string | null>('visits').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  };
  beforeAll(async () => {
    site = await startTestApi();
    await site.load(propertyRecords(1));
  });
  afterAll(() => site.close());

  test('counts visits of people, not of bots, and stores nothing about either', async () => {
    expect((await visit()).statusCode).toBe(204);
    for (const program of ['Googlebot/2.1', 'curl/8.1', 'facebookexternalhit/1.1', `${browser} HeadlessChrome/140.0`])
      expect((await visit('', program)).statusCode).toBe(204);
    const rows = await site.db.selectFrom('visit').selectAll().execute();
    expect(rows).toEqual([{ day: expect.anything(), property_id: 1, source: 'direct', visits: 1 }]);
  });

  test('counts favourites, for the owner’s figures', async () => {
    const headers = { 'user-agent': browser, 'x-forwarded-for': '203.0.113.250' };
    const answer = await site.api.inject({
      method: 'POST',
      url: '/api/favourites',
      headers,
      payload: { propertyId: 1 },
    });
    expect(answer.statusCode).toBe(204);
    await site.visitCounter.write();
    const kept = await site.db.selectFrom('favourite').select(['property_id', 'times']).execute();
    expect(kept).toEqual([{ property_id: 1, times: 1 }]);
  });

  test('answers while nothing can be written, and counts later', async () => {
    const before = await counted();
    const transaction = jest.spyOn(site.db, 'transaction').mockImplementation(() => {
      throw new Error('no database');
    });
    await expect(visit()).rejects.toThrow('no database');
    transaction.mockRestore();
    await site.visitCounter.write();
    expect(await counted()).toBe(before + 1);
  });

  test('requires consent to statistics if the agency asks for it', async () => {
    const { content, ...rest } = await site.siteData.current();
    const consent = { ...content.settings.consent, visits: 'agreed' as const };
    const waiting = { ...rest, content: { ...content, settings: { ...content.settings, consent } } };
    const current = jest.spyOn(site.siteData, 'current').mockResolvedValue(waiting as never);
    const before = await counted();
    for (const cookie of ['', 'consent=set; consentAnalyticsStorage=false', 'consentAnalyticsStorage=true'])
      expect((await visit(cookie)).statusCode).toBe(204);
    expect(await counted()).toBe(before);
    expect((await visit('consent=set; consentAnalyticsStorage=true')).statusCode).toBe(204);
    expect(await counted()).toBe(before + 1);
    current.mockRestore();
  });
});
