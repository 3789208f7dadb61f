import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('/api/stations', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  test.each([
    ['nl', 'Aat'],
    ['fr', 'Ath'],
  ])('returns the stations in %s', async (language, name) => {
    const stations = (await site.api.inject(`/api/stations?lang=${language}`)).json();
    expect(stations).toContainEqual({ name, lat: expect.closeTo(50.627, 2), lng: expect.closeTo(3.778, 2) });
    expect(stations.length).toBeGreaterThan(100);
  });
});
