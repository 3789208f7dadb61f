import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// Fast alone; the whole suite shares few cores.
jest.setTimeout(60_000);

describe('POST /api/consents', () => {
  let test: TestApi;
  const id = '0b6b6c1e-7c1b-4c1e-9c1e-0b6b6c1e7c1b';
  const post = (payload: object) => test.api.inject({ method: 'POST', url: '/api/consents', payload });
  beforeAll(async () => {
    test = await startTestApi();
  }, 120_000);
  afterAll(() => test.close());

  it('keeps time, version, choices and random id, once', async () => {
    const choices = { analyticsStorage: true, adStorage: false };
    expect((await post({ id, version: '2026-01', choices })).statusCode).toBe(204);
    expect((await post({ id, version: '2026-01', choices: { analyticsStorage: false } })).statusCode).toBe(204);
    const rows = await test.db.selectFrom('consent').selectAll().execute();
    expect(rows).toEqual([{ id, version: '2026-01', choices, given_at: expect.any(Date) }]);
  });

  it.each([{}, { id: 'me', version: '1', choices: {} }, { id, version: '1', choices: { a: 'yes' } }])(
    'refuses %j',
    async (payload) => {
      expect((await post(payload)).statusCode).toBe(422);
    },
  );
});
